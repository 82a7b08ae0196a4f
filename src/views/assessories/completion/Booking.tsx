import { useState } from 'react';
import { useBulk } from '../../../hooks/bulk';
import { useService } from '../../../hooks/services';
import type { Assessoria } from '../../../domain/nouns/assessoria';
import { getJoveName } from '../../../domain/nouns/cita';
import { completion } from '../../../text/assessories';
import { notAttended } from '../../../text/notAttended';
import { formatInstant } from '../../../text/ui/dates';
import { detailFields, reservaFields } from '../../../text/fields';
import { getLabel } from '../../../text/options';
import { ui } from '../../../text/ui/components';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { DescriptionList, type Description } from '../../ui/DescriptionList';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { getCitaItems, getJoveItems } from '../detail/items';

/** Most needed while filling in the form, so shown first. */
const FIRST: readonly string[] = [
  reservaFields.edat,
  reservaFields['jove.telefon'],
  reservaFields.formacio,
  reservaFields.oficina_id,
  reservaFields.modalitat,
  reservaFields.tematica_id,
  reservaFields.descripcio,
];

function listItems(assessoria: Assessoria): Description[] {
  const [, ...joveItems] = getJoveItems(assessoria);
  const [, ...citaItems] = getCitaItems(assessoria);
  const known = [...joveItems, ...citaItems].filter(({ value }) => Boolean(value));
  return [
    { label: detailFields.jove, value: getJoveName(assessoria.jove), strong: true },
    { label: detailFields.cita, value: formatInstant(assessoria.cita.date) },
    ...known.filter(({ label }) => FIRST.includes(label)),
    ...known.filter(({ label }) => !FIRST.includes(label)),
  ];
}

export function Booking({ assessoria }: { assessoria: Assessoria }) {
  const attendance = useService('attendance');
  const { isGoing } = useBulk('assessoria');
  const isPhone = useMediaQuery('(max-width: 40rem)');
  const [isOpen, setOpen] = useState(false);
  const { id, tipus, jove, cita } = assessoria;
  const items = listItems(assessoria);
  const label = `${getJoveName(jove)} · ${getLabel('tipus', tipus)} · ${formatInstant(cita.date)}`;
  return (
    <Card as="aside" title={completion.joveSection}>
      <DescriptionList rows items={isOpen ? items : items.slice(0, isPhone ? 2 : 2 + FIRST.length)} />
      <Button
        variant="quiet"
        small
        className="card-more"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? ui.showLess : ui.showAll}
      </Button>
      <Button
        block
        className="card-action"
        icon="slash"
        aria-disabled={isGoing({ id }) || undefined}
        onClick={() => attendance?.send({ type: 'attendance.open', id, label, date: cita.date })}
      >
        {notAttended.shortAction}
      </Button>
    </Card>
  );
}
