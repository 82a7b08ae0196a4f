import type { ActorRefFrom } from 'xstate';
import { useViewer } from '../../hooks/data';
import { holds } from '../../domain/access/permissions';
import type { professionalCreateMachine } from '../../machines/screens/professionalCreate';
import { pageTitles } from '../../text/pageTitles';
import { professionalForm } from '../../text/professionals';
import { CreatePage } from '../forms/CreatePage';
import { ButtonLink } from '../ui/ButtonLink';
import { ProfessionalForm } from './form/ProfessionalForm';

export function ProfessionalCreatePage({ actor }: { actor: ActorRefFrom<typeof professionalCreateMachine> }) {
  const canCreate = holds(useViewer().permissions, 'create_usuari');
  return (
    <CreatePage
      actor={actor}
      texts={professionalForm}
      action={{ create: 'professional' }}
      actions={canCreate && <ButtonLink href="/professionals/alta">{pageTitles.alta}</ButtonLink>}
      href="/professionals"
    >
      <ProfessionalForm actor={actor} professional={null} />
    </CreatePage>
  );
}
