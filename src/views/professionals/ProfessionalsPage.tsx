import type { ActorRefFrom } from 'xstate';
import { useSession } from '../../hooks/actors';
import { useRequest } from '../../hooks/data';
import { refuseProfessional } from '../../domain/access/access';
import { canDeleteProfessional, getFullName, type Professional } from '../../domain/nouns/professional';
import { getLabel } from '../../text/options';
import { pageTitles } from '../../text/pageTitles';
import { professionals } from '../../text/professionals';
import { ListPage } from '../list/ListPage';
import type { professionalsMachine } from '../../machines/screens/professionals';
import { useList } from '../list/useList';
import { useRowActions } from '../list/useRowActions';
import { RowMenu } from '../ui/RowMenu';
import { useProfessionalColumns } from './list/professionalColumns';
import { useProfessionalFilters } from './list/useProfessionalFilters';

function getLongName(professional: Professional): string {
  return `${getFullName(professional)} · ${getLabel('role', professional.role)}`;
}

const CATALOGS = ['oficines'] as const;

export function ProfessionalsPage({ actor }: { actor: ActorRefFrom<typeof professionalsMachine> }) {
  const list = useList(actor);
  const request = useRequest(actor, 'rows');
  const userId = useSession()?.user.id ?? null;
  const getItems = useRowActions<Professional>('professional', getLongName, (viewer, action, row) =>
    action === 'delete'
      ? canDeleteProfessional(viewer, userId, row)
      : refuseProfessional(viewer, action, row.oficina) === null,
  );

  return (
    <ListPage
      noun="professionals"
      list={list}
      request={request}
      words={professionals}
      filters={useProfessionalFilters(list.query)}
      columns={useProfessionalColumns()}
      catalogs={CATALOGS}
      defaultSort="cognom"
      create={{
        permission: 'create_usuari',
        href: '/professionals/nou',
        also: { href: '/professionals/alta', label: pageTitles.alta },
      }}
      isLocked={({ actiu }) => !actiu}
      actions={(row) => <RowMenu name={getFullName(row)} items={getItems(row)} />}
    />
  );
}
