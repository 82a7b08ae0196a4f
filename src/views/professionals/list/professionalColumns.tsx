import { Link } from '../../ui/Link';
import { useCreated } from '../../../hooks/created';
import { useViewer } from '../../../hooks/data';
import { refuseProfessional } from '../../../domain/access/access';
import { getListName, type Professional } from '../../../domain/nouns/professional';
import { toEmailKey } from '../../../domain/values/email';
import { getLabel } from '../../../text/options';
import { professionals } from '../../../text/professionals';
import type { ListColumn } from '../../list/useShownColumns';
import { NewMark } from '../../ui/NewMark';

export function useProfessionalColumns(): ListColumn<Professional, keyof typeof professionals.columns>[] {
  const viewer = useViewer();
  const isCreated = useCreated('professional');
  return [
    {
      id: 'nom',
      shown: 'always',
      body: (row) => (
        <>
          {refuseProfessional(viewer, 'edit', row.oficina) === null ? (
            <Link href={`/professionals/${row.id}/editar`}>{getListName(row)}</Link>
          ) : (
            <span>{getListName(row)}</span>
          )}
          {isCreated(toEmailKey(row.email ?? '')) && <NewMark>{professionals.isNew}</NewMark>}
        </>
      ),
      sortField: 'cognom',
      place: 'name',
    },
    {
      id: 'role',
      shown: 'usually',
      body: ({ role }) => getLabel('role', role),
      sortField: 'role',
      nowrap: true,
      place: 'type',
    },
    {
      id: 'oficina',
      shown: 'amongOffices',
      body: ({ oficina }) => oficina?.nom ?? professionals.central,
      sortField: 'oficina.nom',
      place: 'date',
    },
    { id: 'antena', body: ({ antena }) => antena?.nom, sortField: 'antena.nom' },
    { id: 'email', shown: 'usually', body: ({ email }) => email, sortField: 'email' },
    { id: 'telefon', body: ({ telefon }) => telefon, nowrap: true },
    {
      id: 'contrasenya',
      body: (row) => (row.force_password_change ? professionals.passwordPending : ''),
      nowrap: true,
    },
    {
      id: 'actiu',
      shown: 'always',
      body: ({ actiu }) => professionals.states[`${actiu}`],
      sortField: 'actiu',
      nowrap: true,
      place: 'state',
    },
  ];
}
