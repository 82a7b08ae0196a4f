import { Link } from 'wouter';
import { useViewer } from '../../../hooks/data';
import { refuseProfessional } from '../../../domain/access';
import { getFullName, type Professional } from '../../../domain/professional';
import { labels } from '../../../text/options';
import { professionals } from '../../../text/professionals';
import { ui } from '../../../text/ui/components';
import type { ListColumn } from '../../list/useShownColumns';

const { columns: headers, states } = professionals;

/** Every column of the list: the name leads to the form for whoever may change the person. */
export function useProfessionalColumns(): ListColumn<Professional>[] {
  const viewer = useViewer();
  return [
    {
      id: 'nom',
      shown: 'always',
      header: headers.nom,
      body: (row) =>
        refuseProfessional(viewer, 'edit', row.oficina) === null ? (
          <Link href={`/professionals/${row.id}/editar`}>{getFullName(row)}</Link>
        ) : (
          getFullName(row)
        ),
      sortField: 'cognom',
      place: 'name',
    },
    {
      id: 'role',
      shown: 'usually',
      header: headers.role,
      body: ({ role }) => labels.role[role],
      sortField: 'role',
      nowrap: true,
      place: 'type',
    },
    {
      id: 'oficina',
      shown: 'usually',
      header: headers.oficina,
      body: ({ oficina }) => oficina?.nom ?? professionals.central,
      sortField: 'oficina.nom',
      nowrap: true,
      place: 'date',
    },
    {
      id: 'antena',
      header: headers.antena,
      body: ({ antena }) => antena?.nom ?? ui.empty,
      sortField: 'antena.nom',
    },
    {
      id: 'email',
      shown: 'usually',
      header: headers.email,
      body: ({ email }) => email,
      sortField: 'email',
    },
    {
      id: 'telefon',
      header: headers.telefon,
      body: ({ telefon }) => telefon ?? ui.empty,
      nowrap: true,
    },
    {
      id: 'contrasenya',
      header: headers.contrasenya,
      body: (row) => (row.force_password_change ? professionals.passwordPending : ui.empty),
      nowrap: true,
    },
    {
      id: 'actiu',
      shown: 'always',
      header: headers.actiu,
      body: ({ actiu }) => states[`${actiu}`],
      sortField: 'actiu',
      nowrap: true,
      place: 'state',
    },
  ];
}
