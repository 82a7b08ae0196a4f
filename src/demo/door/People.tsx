import { Icon } from '../../views/ui/Icon';
import { getName, getWork } from '../people';
import { useDemo } from '../useDemo';

export function People({ onChoose }: { onChoose: (email: string) => void }) {
  const { signIns } = useDemo();
  return (
    <ul className="door-people">
      {signIns
        .filter(({ actiu }) => actiu)
        .map((person) => (
          <li key={person.email}>
            <button type="button" className="door-person" onClick={() => onChoose(person.email)}>
              <Icon name="user" />
              <span>
                <b>{getName(person)}</b>
                <small className="sub-line">{getWork(person)}</small>
              </span>
            </button>
          </li>
        ))}
    </ul>
  );
}
