import { Link } from 'wouter';
import { useCatalog, useViewer } from '../../../hooks/data';
import { refuseInOffice } from '../../../domain/access';
import type { Consulta } from '../../../domain/consulta';
import type { Named } from '../../../domain/fields';
import { getFullName } from '../../../domain/professional';
import { consultes } from '../../../text/consultes';
import { formatInstant } from '../../../text/ui/dates';
import { lists } from '../../../text/lists';
import { labels } from '../../../text/options';
import { ui } from '../../../text/ui/components';
import type { ListColumn } from '../../list/useShownColumns';

const { columns: headers } = consultes;

const findNames = (list: readonly Named[] | undefined, ids: readonly number[]): string =>
  (list ?? [])
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(', ') || ui.empty;

/** Every column of the list: the number leads to the form for whoever may change the consulta. */
export function useConsultaColumns(): ListColumn<Consulta>[] {
  const viewer = useViewer();
  const ambits = useCatalog('ambits')?.data;
  const tematiques = useCatalog('tematiques')?.data;
  return [
    {
      id: 'data',
      shown: 'always',
      header: headers.data,
      body: ({ data }) => formatInstant(data),
      sortField: 'data',
      nowrap: true,
      place: 'date',
    },
    {
      id: 'id',
      shown: 'always',
      header: headers.id,
      body: ({ id, oficina }) =>
        refuseInOffice(viewer, 'edit', oficina, 'consulta') === null ? (
          <Link href={`/consultes/${id}/editar`}>{lists.number(id)}</Link>
        ) : (
          lists.number(id)
        ),
      sortField: 'id',
      nowrap: true,
      place: 'name',
    },
    {
      id: 'ambit',
      shown: 'always',
      header: headers.ambit,
      body: ({ ambit }) => findNames(ambits, [ambit]),
      place: 'type',
    },
    {
      id: 'tematica_id',
      shown: 'usually',
      header: headers.tematica_id,
      body: ({ tematica_id }) => findNames(tematiques, tematica_id),
    },
    {
      id: 'canal',
      shown: 'usually',
      header: headers.canal,
      body: ({ canal }) => labels.canal[canal],
      sortField: 'canal',
      place: 'state',
    },
    {
      id: 'oficina_id',
      shown: 'usually',
      header: headers.oficina_id,
      body: ({ oficina }) => oficina.nom,
      sortField: 'oficina.nom',
      nowrap: true,
    },
    {
      id: 'antena_id',
      header: headers.antena_id,
      body: ({ antena }) => antena?.nom ?? ui.empty,
      sortField: 'antena.nom',
    },
    {
      id: 'professional_id',
      shown: 'usually',
      header: headers.professional_id,
      body: ({ professional }) => getFullName({ ...professional, segon_cognom: null }),
      sortField: 'professional.nom',
      nowrap: true,
    },
    {
      id: 'perfil',
      shown: 'usually',
      header: headers.perfil,
      body: ({ perfil }) => labels.perfil[perfil],
      sortField: 'perfil',
    },
    { id: 'edat', header: headers.edat, body: ({ edat }) => labels.edat[edat], sortField: 'edat' },
    {
      id: 'genere',
      header: headers.genere,
      body: ({ genere }) => labels.genere[genere],
      sortField: 'genere',
    },
    {
      id: 'nombre_persones',
      header: headers.nombre_persones,
      body: ({ nombre_persones }) => nombre_persones,
      sortField: 'nombre_persones',
      numeric: true,
    },
  ];
}
