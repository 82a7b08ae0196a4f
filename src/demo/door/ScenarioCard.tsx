import { useId, useState } from 'react';
import type { Scenario } from '../../../mock-server/demo/scenario';
import type { Watching } from '../../../mock-server/demo/storedDemo';
import { getDay, getTime } from '../../domain/values/madrid';
import { door as texts } from '../text/door';
import { joinFacts } from '../../text/ui/words';
import { formatWeekday } from '../../text/ui/dates';
import { Button } from '../../views/ui/Button';
import { Icon } from '../../views/ui/Icon';
import { IconButton } from '../../views/ui/IconButton';
import { MenuButton } from '../../views/ui/Menu';
import { Handout } from '../handout/Handout';
import { getName } from '../people';
import { handout } from '../text/handout';
import { useDemo } from '../useDemo';
import { toPlace } from './path';
import { useCopyLink } from './useCopyLink';

type ScenarioCardProps = {
  /** Name of a built-in scenario, by which links are short. */
  id?: string;
  scenario: Scenario;
  isFirst: boolean;
  onBegin: (how?: Watching) => void;
  onForget?: () => void;
};

export function ScenarioCard({ id: name, scenario, isFirst, onBegin, onForget }: ScenarioCardProps) {
  const demo = useDemo();
  const { status, copy } = useCopyLink();
  const { title, about, clock, steps, moves } = scenario;
  const id = useId();
  const [isPrinting, setPrinting] = useState(false);
  const person = demo.signIns.find(({ email }) => email === scenario.who);
  return (
    <li className="door-card">
      {isFirst && <p className="door-first">{texts.first}</p>}
      <h3 id={id}>{title}</h3>
      <p>{about}</p>
      <p className="sub-line">
        {joinFacts(
          person ? texts.as(getName(person)) : texts.signedOut,
          `${formatWeekday(getDay(clock.at))}, ${getTime(clock.at)}`,
          steps.length > 0 && texts.steps(steps.length),
        )}
      </p>
      <div className="door-start">
        <Button
          variant={isFirst ? 'primary' : 'secondary'}
          aria-label={texts.startLabel(title)}
          onClick={() => onBegin()}
        >
          {texts.start}
        </Button>
        {moves.length > 0 && (
          <Button variant="quiet" aria-label={texts.watchLabel(title)} onClick={() => onBegin('watch')}>
            {texts.watch}
          </Button>
        )}
        <IconButton
          icon="copy"
          label={texts.linkLabel(title)}
          onClick={() => copy(toPlace(demo, scenario, name))}
        />
        {steps.length > 0 &&
          (moves.length > 0 ? (
            <MenuButton
              label={handout.print(title)}
              className="icon-button"
              items={[
                { id: 'plain', label: handout.plain, onSelect: () => setPrinting(true) },
                { id: 'pictured', label: handout.pictured, onSelect: () => onBegin('picture') },
              ]}
            >
              <Icon name="print" />
            </MenuButton>
          ) : (
            <IconButton icon="print" label={handout.print(title)} onClick={() => setPrinting(true)} />
          ))}
        {onForget && (
          <Button variant="quiet" aria-label={texts.forgetLabel(title)} onClick={onForget}>
            {texts.forget}
          </Button>
        )}
      </div>
      {isPrinting && <Handout scenario={scenario} onPrinted={() => setPrinting(false)} />}
      <p className="soft door-status" role="status">
        {status}
      </p>
    </li>
  );
}
