import { Link } from 'wouter';
import { getVisibleEstat, type Assessoria, type AssessoriaRow } from '../../../domain/assessoria';
import { getJoveName } from '../../../domain/cita';
import { getFullName } from '../../../domain/professional';
import { assessories } from '../../../text/assessories';
import { formatInstant } from '../../../text/ui/dates';
import { lists } from '../../../text/lists';
import { labels } from '../../../text/options';
import { ui } from '../../../text/ui/components';
import { StateChip } from '../../shared/StateChip';
import type { TableColumn } from '../../ui/Table';
import { TypeChip } from '../../shared/TypeChip';

const { columns: headers } = assessories;

/** A text of which a blocked row shows nothing. */
function open(getText: (row: Assessoria) => string | undefined) {
  return (row: AssessoriaRow) => (row.bloquejada ? null : (getText(row) ?? ui.empty));
}

function Name({ row }: { row: AssessoriaRow }) {
  if (row.bloquejada) return lists.number(row.id);
  return <Link href={`/assessories/${row.id}`}>{getJoveName(row.jove)}</Link>;
}

/** Every column of the list; `now` in milliseconds decides what is still to close. */
export function getColumns(now: number): TableColumn<AssessoriaRow>[] {
  return [
    {
      id: 'data',
      header: headers.data,
      body: ({ cita }) => formatInstant(cita.date),
      sortField: 'cita.date',
      nowrap: true,
      place: 'date',
    },
    {
      id: 'jove',
      header: headers.jove,
      body: (row) => <Name row={row} />,
      sortField: 'jove.nom',
      place: 'name',
    },
    {
      id: 'tipus',
      header: headers.tipus,
      body: ({ tipus }) => <TypeChip tipus={tipus} />,
      sortField: 'tipus',
      place: 'type',
    },
    {
      id: 'oficina',
      header: headers.oficina,
      body: open(({ oficina }) => oficina.nom),
      sortField: 'oficina.nom',
      nowrap: true,
    },
    {
      id: 'antena',
      header: headers.antena,
      body: open(({ antena }) => antena?.nom),
      sortField: 'antena.nom',
    },
    {
      id: 'professional',
      header: headers.professional,
      body: open(({ professional }) => getFullName({ ...professional, segon_cognom: null })),
      sortField: 'professional.nom',
      nowrap: true,
    },
    {
      id: 'modalitat',
      header: headers.modalitat,
      body: open(({ modalitat }) => labels.modalitat[modalitat]),
      sortField: 'modalitat',
    },
    {
      id: 'tematica',
      header: headers.tematica,
      body: open(({ tematica }) => tematica?.name),
      sortField: 'tematica.name',
    },
    {
      id: 'estat',
      header: headers.estat,
      body: (row) => <StateChip state={getVisibleEstat(row, now)} />,
      place: 'state',
    },
  ];
}

/** Columns that are always there: what identifies a row. */
export const FIXED = ['data', 'jove', 'estat'];
/** The others, until somebody chooses. */
export const DEFAULT_VISIBLE = ['tipus', 'oficina', 'professional', 'modalitat'];
