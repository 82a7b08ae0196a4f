import { lists } from '../../text/lists';

export function LeavingNote() {
  return (
    <>
      {' '}
      <span className="muted">{lists.leaving}</span>
    </>
  );
}
