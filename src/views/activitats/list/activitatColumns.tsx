import { Link } from '../../ui/Link';
import { useCreated } from '../../../hooks/created';
import { useCatalog, useToday, useViewer } from '../../../hooks/data';
import { refuseInOffice } from '../../../domain/access/access';
import {
  getActivitatKey,
  getAssistents,
  toActivitatDraft,
  type Activitat,
} from '../../../domain/nouns/activitat';
import type { Named } from '../../../domain/values/fields';
import { getShortName } from '../../../domain/nouns/professional';
import { activitats } from '../../../text/activitats';
import { formatDay } from '../../../text/ui/dates';
import { getLabel } from '../../../text/options';
import type { ListColumn } from '../../list/useShownColumns';
import { NewMark } from '../../ui/NewMark';

/** A name; nothing until it is loaded, because '-' stands for no value. */
const showName = (list: readonly Named[] | undefined, id: number | null) =>
  Boolean(list?.length) && list?.find((entry) => entry.id === id)?.name;

export function useActivitatColumns(): ListColumn<Activitat, keyof typeof activitats.columns>[] {
  const viewer = useViewer();
  const today = useToday();
  const isCreated = useCreated('activitat');
  const marcs = useCatalog('marcs')?.data;
  const arees = useCatalog('areas')?.data;
  return [
    {
      id: 'data',
      shown: 'always',
      body: ({ data, hora_inici }) => `${formatDay(data)} ${hora_inici}`,
      sortField: 'data',
      nowrap: true,
      place: 'date',
    },
    {
      id: 'titol',
      shown: 'always',
      body: (row) => (
        <>
          {refuseInOffice(viewer, 'edit', row.oficina, 'activitat') === null ? (
            <Link href={`/activitats/${row.id}/editar`}>{row.titol}</Link>
          ) : (
            <span>{row.titol}</span>
          )}
          {isCreated(getActivitatKey(toActivitatDraft(row))) && <NewMark>{activitats.isNew}</NewMark>}
        </>
      ),
      sortField: 'titol',
      place: 'name',
    },
    {
      id: 'centre',
      shown: 'usually',
      body: ({ centre_escolar }) => centre_escolar?.nom,
      sortField: 'centre_escolar.nom',
      place: 'type',
    },
    {
      id: 'oficina',
      shown: 'amongOffices',
      body: ({ oficina }) => oficina?.nom,
      sortField: 'oficina.nom',
    },
    {
      id: 'professionals',
      body: ({ professionals }) => professionals.map(getShortName).join(', '),
    },
    { id: 'marc', shown: 'usually', body: ({ marc }) => showName(marcs, marc) },
    { id: 'area', body: ({ area }) => showName(arees, area) },
    { id: 'curs', body: ({ curs }) => getLabel('curs', curs), sortField: 'curs' },
    { id: 'grups', body: ({ grups }) => grups, sortField: 'grups', numeric: true },
    {
      id: 'assistents',
      shown: 'usually',
      body: (row) => getAssistents(row, today),
      numeric: true,
    },
  ];
}
