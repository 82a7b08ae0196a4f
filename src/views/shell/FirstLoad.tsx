import { shell } from '../../text/shell';
import { Mark } from '../ui/Mark';
import './shell.css';

/** Before the frame: the session is being restored, or the first page's code is loading. */
export function FirstLoad() {
  return (
    <main className="first-load late" aria-busy="true">
      <Mark />
      <p role="status">{shell.loading}</p>
    </main>
  );
}
