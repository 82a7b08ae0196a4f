import type { Assessoria } from '../../../domain/nouns/assessoria';
import { getJoveName } from '../../../domain/nouns/cita';
import { getFullName } from '../../../domain/nouns/professional';
import { citaMove } from '../../../text/assessories';
import { detailFields, reservaFields } from '../../../text/fields';
import { formatInstant } from '../../../text/ui/dates';
import { Card } from '../../ui/Card';
import { DescriptionList } from '../../ui/DescriptionList';

/** Person and present time of the appointment. */
export function MovedCita({ assessoria }: { assessoria: Assessoria }) {
  const { jove, cita, oficina, professional } = assessoria;
  const items = [
    { label: detailFields.jove, value: getJoveName(jove), strong: true },
    { label: detailFields.cita, value: formatInstant(cita.date) },
    { label: reservaFields.professional_id, value: professional ? getFullName(professional) : '' },
    { label: reservaFields.oficina_id, value: oficina?.nom ?? '' },
    { label: reservaFields['jove.telefon'], value: jove.telefon ?? '' },
  ];
  return (
    <Card as="aside" title={citaMove.nowSection}>
      <DescriptionList rows items={items.filter(({ value }) => value !== '')} />
    </Card>
  );
}
