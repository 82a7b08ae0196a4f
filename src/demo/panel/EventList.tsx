import { useDemo, useDemoState } from '../useDemo';

const MANY = 40;

/** The newest events of the journal, as they were processed. */
export function EventList() {
  const { readJournal } = useDemo();
  // Whatever is answered is an event too.
  useDemoState();
  const { entries = [] } = readJournal() ?? {};
  return (
    <ol className="demo-list demo-events-list">
      {entries
        .slice(-MANY)
        .toReversed()
        .map(({ stream, event }, index) => (
          <li key={index}>
            <code>{stream}</code> <code>{event.type}</code>
          </li>
        ))}
    </ol>
  );
}
