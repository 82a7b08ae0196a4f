import { lists } from '../../text/lists';

/** Note beside the name of a record that is being deleted and can still be undone. */
export function LeavingNote() {
  return (
    <>
      {' '}
      <span className="muted">{lists.leaving}</span>
    </>
  );
}
