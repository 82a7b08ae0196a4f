import { Link } from '../../ui/Link';
import { useCatalog } from '../../../hooks/data';
import type { Consulta } from '../../../domain/nouns/consulta';
import type { Named } from '../../../domain/values/fields';
import { getShortName } from '../../../domain/nouns/professional';
import type { consultes } from '../../../text/consultes';
import { formatInstant } from '../../../text/ui/dates';
import { lists } from '../../../text/lists';
import { getLabel } from '../../../text/options';
import type { ListColumn } from '../../list/useShownColumns';
import { findNames } from '../name';

/** Names; nothing until they are loaded, because '-' stands for no value. */
const showNames = (list: readonly Named[] | undefined, ids: readonly number[] | number | null) =>
  Boolean(list?.length) && findNames(list, ids);

export function useConsultaColumns(): ListColumn<Consulta, keyof typeof consultes.columns>[] {
  const ambits = useCatalog('ambits')?.data;
  const tematiques = useCatalog('tematiques')?.data;
  return [
    {
      id: 'data',
      shown: 'always',
      body: ({ data }) => formatInstant(data),
      sortField: 'data',
      nowrap: true,
      place: 'date',
    },
    {
      id: 'id',
      shown: 'always',
      body: ({ id }) => <Link href={`/consultes/${id}/editar`}>{lists.number(id)}</Link>,
      sortField: 'id',
      nowrap: true,
      place: 'name',
    },
    {
      id: 'ambit',
      shown: 'always',
      body: ({ ambit }) => showNames(ambits, ambit),
      place: 'type',
    },
    {
      id: 'tematica_id',
      shown: 'usually',
      body: ({ tematica_id }) => showNames(tematiques, tematica_id),
    },
    {
      id: 'canal',
      shown: 'usually',
      body: ({ canal }) => getLabel('canal', canal),
      sortField: 'canal',
      place: 'state',
    },
    {
      id: 'oficina_id',
      shown: 'amongOffices',
      body: ({ oficina }) => oficina?.nom,
      sortField: 'oficina.nom',
    },
    { id: 'antena_id', body: ({ antena }) => antena?.nom, sortField: 'antena.nom' },
    {
      id: 'professional_id',
      shown: 'usually',
      body: ({ professional }) => getShortName(professional),
      sortField: 'professional.nom',
      nowrap: true,
    },
    { id: 'perfil', shown: 'usually', body: ({ perfil }) => getLabel('perfil', perfil), sortField: 'perfil' },
    { id: 'edat', body: ({ edat }) => getLabel('edat', edat), sortField: 'edat' },
    { id: 'genere', body: ({ genere }) => getLabel('genere', genere), sortField: 'genere' },
    {
      id: 'nombre_persones',
      body: ({ nombre_persones }) => nombre_persones,
      sortField: 'nombre_persones',
      numeric: true,
    },
  ];
}
