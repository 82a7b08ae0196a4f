import type { Scenario } from '../../../mock-server/demo/scenario';
import { capitalize } from '../../text/ui/words';
import { Button } from '../../views/ui/Button';
import { door as texts } from '../text/door';
import type { Variants } from './variants';

type VariantsCardProps = Variants & { onBegin: (scenario: Scenario) => void };

/** Scenarios about the same situation, with a button for each. */
export function VariantsCard({ title, variants, onBegin }: VariantsCardProps) {
  return (
    <li className="door-card">
      <h3>{title}</h3>
      <p>{variants[0]?.scenario.about}</p>
      <div className="door-start">
        {variants.map(({ id, scenario, own }) => (
          <Button
            key={id}
            small
            aria-label={texts.startLabel(scenario.title)}
            onClick={() => onBegin(scenario)}
          >
            {capitalize(own)}
          </Button>
        ))}
      </div>
    </li>
  );
}
