import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useNow } from '../../../hooks/data';
import type { Instant } from '../../../domain/values/madrid';
import { getFullName, type ProfessionalRef } from '../../../domain/nouns/professional';
import { citaMove } from '../../../text/assessories';
import { formatAppointment } from '../../../text/ui/dates';
import { joinFacts } from '../../../text/ui/words';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Card } from '../../ui/Card';
import { StatePanel } from '../../ui/StatePanel';
import type { MoveProps } from './MoveForm';

/** The new appointment and the former one, which has to be deleted if it still exists. */
export function BothCites({ actor, moved: { assessoria } }: MoveProps) {
  const now = useNow();
  const removal = useSelector(actor, ({ children }) => children.former);
  const isBusy = useSelector(removal, (snapshot) => snapshot?.hasTag('busy') === true);
  const made = useSelector(removal, (snapshot) => snapshot?.context.made);
  const isUnsure = useSelector(removal, (snapshot) => snapshot?.context.isUnsure === true);
  const describeBoth = isUnsure ? citaMove.maybeBoth : citaMove.both;
  const button = useRef<HTMLButtonElement>(null);
  // The pressed button disappeared with the form.
  useEffect(() => button.current?.focus(), []);
  const describe = ({
    date,
    professional,
  }: {
    date: Instant;
    professional: ProfessionalRef | null;
  }): string => joinFacts(formatAppointment(date, now), professional && getFullName(professional));
  const former = describe({ ...assessoria, date: assessoria.cita.date });
  return (
    <Card>
      <StatePanel
        icon="warning"
        title={isUnsure ? citaMove.maybeBothTitle : citaMove.bothTitle}
        actions={
          <>
            <Button
              ref={button}
              variant="primary"
              busy={isBusy ? citaMove.removing : undefined}
              onClick={() => removal?.send({ type: 'formerCita.retry' })}
            >
              {citaMove.remove}
            </Button>
            {made && <ButtonLink href={`/assessories/${made.assessoria.id}`}>{citaMove.showMade}</ButtonLink>}
            <ButtonLink href={`/assessories/${assessoria.id}`}>{citaMove.showFormer}</ButtonLink>
          </>
        }
      >
        {made && describeBoth(describe({ professional: null, ...made }), former)}
      </StatePanel>
    </Card>
  );
}
