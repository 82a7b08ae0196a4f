import { useService } from '../../../app/actors';
import type { Assessoria } from '../../../domain/assessoria';
import { getJoveName } from '../../../domain/cita';
import { completion, notAttended } from '../../../text/assessories';
import { formatInstant } from '../../../text/dates';
import { detailFields } from '../../../text/fields';
import { labels } from '../../../text/options';
import { Button } from '../../shared/Button';
import { Card } from '../../shared/Card';
import { DescriptionList } from '../../shared/DescriptionList';
import { getCitaItems, getJoveItems } from '../detail/items';

/** Whose assessoria it is and what was booked, read-only, with the way out if nobody came. */
export function Booking({ assessoria }: { assessoria: Assessoria }) {
  const attendance = useService('attendance');
  const { id, tipus, jove, cita } = assessoria;
  const [, ...joveItems] = getJoveItems(assessoria);
  const [, ...citaItems] = getCitaItems(assessoria);
  const label = `${getJoveName(jove)} · ${labels.tipus[tipus]} · ${formatInstant(cita.date)}`;
  return (
    <Card as="aside" title={completion.joveSection}>
      <DescriptionList
        rows
        items={[
          { label: detailFields.jove, value: getJoveName(jove), strong: true },
          { label: detailFields.cita, value: formatInstant(cita.date) },
          ...[...joveItems, ...citaItems]
            .filter(({ value }) => Boolean(value))
            .map((item) => ({ ...item, minor: true })),
        ]}
      />
      <Button block icon="slash" onClick={() => attendance?.send({ type: 'attendance.open', id, label })}>
        {notAttended.shortAction}
      </Button>
    </Card>
  );
}
