import { useDemo, useDemoState } from '../useDemo';

const MANY = 40;

export function EventList() {
  const { readJournal } = useDemo();
  // Renders again after each call, whose answer is an event.
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
