import { Link } from '../../ui/Link';
import { getVisibleEstat, type Assessoria, type AssessoriaRow } from '../../../domain/nouns/assessoria';
import { getJoveName } from '../../../domain/nouns/cita';
import { getShortName } from '../../../domain/nouns/professional';
import type { assessories } from '../../../text/assessories';
import { formatInstant } from '../../../text/ui/dates';
import { lists } from '../../../text/lists';
import { getLabel } from '../../../text/options';
import { StateChip } from '../../shared/StateChip';
import type { ListColumn } from '../../list/useShownColumns';
import { TypeChip } from '../../shared/TypeChip';

function open(getText: (row: Assessoria) => string | undefined) {
  return (row: AssessoriaRow) => (row.bloquejada ? false : getText(row));
}

function Name({ row }: { row: AssessoriaRow }) {
  if (row.bloquejada) return <span>{lists.number(row.id)}</span>;
  return <Link href={`/assessories/${row.id}`}>{getJoveName(row.jove) || lists.number(row.id)}</Link>;
}

/** `now` in milliseconds decides which rows are to be closed. */
export function getAssessoriaColumns(
  now: number,
): ListColumn<AssessoriaRow, keyof typeof assessories.columns>[] {
  return [
    {
      id: 'data',
      shown: 'always',
      body: ({ cita }) => formatInstant(cita.date),
      sortField: 'cita.date',
      nowrap: true,
      place: 'date',
    },
    { id: 'jove', shown: 'always', body: (row) => <Name row={row} />, sortField: 'jove.nom', place: 'name' },
    {
      id: 'tipus',
      shown: 'usually',
      body: ({ tipus }) => <TypeChip tipus={tipus} />,
      sortField: 'tipus',
      place: 'type',
    },
    {
      id: 'oficina',
      shown: 'amongOffices',
      body: open(({ oficina }) => oficina?.nom),
      sortField: 'oficina.nom',
    },
    { id: 'antena', body: open(({ antena }) => antena?.nom), sortField: 'antena.nom' },
    {
      id: 'professional',
      shown: 'usually',
      body: open(({ professional }) => getShortName(professional)),
      sortField: 'professional.nom',
      nowrap: true,
    },
    {
      id: 'modalitat',
      shown: 'usually',
      body: open(({ modalitat }) => getLabel('modalitat', modalitat)),
      sortField: 'modalitat',
    },
    { id: 'tematica', body: open(({ tematica }) => tematica?.name), sortField: 'tematica.name' },
    {
      id: 'estat',
      shown: 'always',
      body: (row) => <StateChip state={getVisibleEstat(row, now)} />,
      place: 'state',
    },
  ];
}
