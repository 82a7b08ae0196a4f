import type { Assessoria } from '../../../domain/nouns/assessoria';
import { getJoveName } from '../../../domain/nouns/cita';
import { toTelHref } from '../../../domain/values/contact';
import { addMinutes, isInstant } from '../../../domain/values/madrid';
import { getFullName } from '../../../domain/nouns/professional';
import { citaMove } from '../../../text/assessories';
import { detailFields, reservaFields } from '../../../text/fields';
import { getLabel } from '../../../text/options';
import { formatInstant, formatTime } from '../../../text/ui/dates';
import { Card } from '../../ui/Card';
import { DescriptionList } from '../../ui/DescriptionList';

export function MovedCita({ assessoria }: { assessoria: Assessoria }) {
  const { jove, cita, modalitat, oficina, antena, professional } = assessoria;
  const items = [
    { label: detailFields.jove, value: getJoveName(jove), strong: true },
    { label: detailFields.cita, value: formatPresent(cita) },
    { label: reservaFields.modalitat, value: getLabel('modalitat', modalitat) },
    { label: reservaFields.professional_id, value: professional ? getFullName(professional) : '' },
    { label: reservaFields.oficina_id, value: oficina?.nom ?? '' },
    { label: reservaFields.antena_id, value: antena?.nom ?? '' },
    { label: reservaFields['jove.telefon'], value: jove.telefon ?? '', href: toTelHref(jove.telefon ?? '') },
  ];
  return (
    <Card as="aside" title={citaMove.nowSection}>
      <DescriptionList rows items={items.filter(({ value }) => value !== '')} />
    </Card>
  );
}

function formatPresent({ date, durada }: Assessoria['cita']): string {
  return isInstant(date)
    ? `${formatInstant(date)}–${formatTime(addMinutes(date, durada))}`
    : formatInstant(date);
}
