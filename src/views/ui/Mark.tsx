import { first } from '../../text/ui/firstPage';
import './Mark.css';

export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <path d="M14 1a13 13 0 1 1 0 26H4a3 3 0 0 1-3-3V14A13 13 0 0 1 14 1z" />
      <circle cx="14" cy="14" r="5" />
    </svg>
  );
}

export function Brand() {
  return (
    <>
      <Mark />
      <span>{first.brand}</span>
    </>
  );
}

export function StagingLabel() {
  return <span className="staging-label">{first.staging}</span>;
}
