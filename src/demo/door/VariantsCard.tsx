import type { Scenario } from '../../../mock-server/demo/scenario';
import { capitalize } from '../../text/ui/words';
import { Button } from '../../views/ui/Button';
import { IconButton } from '../../views/ui/IconButton';
import { door as texts } from '../text/door';
import { useDemo } from '../useDemo';
import { toPlace } from './path';
import { useCopyLink } from './useCopyLink';
import type { Variants } from './variants';

type VariantsCardProps = Variants & { onBegin: (scenario: Scenario) => void };

export function VariantsCard({ title, variants, onBegin }: VariantsCardProps) {
  const demo = useDemo();
  const { status, copy } = useCopyLink();
  return (
    <li className="door-card">
      <h3>{title}</h3>
      <p>{variants[0]?.scenario.about}</p>
      <div className="door-start">
        {variants.map(({ id, scenario, own }) => (
          <span key={id} className="door-variant">
            <Button small aria-label={texts.startLabel(scenario.title)} onClick={() => onBegin(scenario)}>
              {capitalize(own)}
            </Button>
            <IconButton
              icon="copy"
              label={texts.linkLabel(scenario.title)}
              onClick={() => copy(toPlace(demo, scenario, id))}
            />
          </span>
        ))}
      </div>
      <p className="soft door-status" role="status">
        {status}
      </p>
    </li>
  );
}
