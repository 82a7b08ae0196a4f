import { Link } from 'wouter';
import { useViewer } from '../../../hooks/data';
import { refuseProfessional } from '../../../domain/access';
import { getFullName, type Professional } from '../../../domain/professional';
import { labels } from '../../../text/options';
import { professionals } from '../../../text/professionals';
import { ui } from '../../../text/ui/components';
import type { TableColumn } from '../../ui/Table';

const { columns: headers, states } = professionals;

/** Every column of the list: the name leads to the form for whoever may change the person. */
export function useColumns(): TableColumn<Professional>[] {
  const viewer = useViewer();
  return [
    {
      id: 'nom',
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
      header: headers.role,
      body: ({ role }) => labels.role[role],
      sortField: 'role',
      nowrap: true,
      place: 'type',
    },
    {
      id: 'oficina',
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
      header: headers.actiu,
      body: ({ actiu }) => states[`${actiu}`],
      sortField: 'actiu',
      nowrap: true,
      place: 'state',
    },
  ];
}

/** Columns that are always there: who it is, and whether the person still works here. */
export const FIXED = ['nom', 'actiu'];
/** The others, until somebody chooses. */
export const DEFAULT_VISIBLE = ['role', 'oficina', 'email'];
