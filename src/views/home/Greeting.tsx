import { useSession } from '../../hooks/actors';
import { useNow, useToday, useViewer } from '../../hooks/data';
import { holds } from '../../domain/permissions';
import { getTime } from '../../domain/madrid';
import { formatLongDay } from '../../text/ui/dates';
import { home } from '../../text/home';
import { ButtonLink } from '../ui/ButtonLink';
import { PageHeader } from '../ui/PageHeader';

/** Who it is, when and where, and what a person most often begins. */
export function Greeting() {
  const user = useSession()?.user;
  const now = useNow();
  const today = useToday();
  const { permissions } = useViewer();
  const [firstName = ''] = (user?.nom_complet ?? '').split(' ');
  const canBook = holds(permissions, 'create_cita');
  const canCreate = holds(permissions, 'create_assessoria');

  return (
    <PageHeader
      large
      title={home.greeting(getTime(now), firstName)}
      subtitle={`${formatLongDay(today)} · ${user?.oficina?.nom ?? home.central}`}
      actions={
        (canBook || canCreate) && (
          <>
            {canCreate && (
              <ButtonLink icon="plus" href="/assessories/nova">
                {home.newAssessoria}
              </ButtonLink>
            )}
            {canBook && (
              <ButtonLink variant="primary" icon="plus" href="/calendari/cita/nova">
                {home.newCita}
              </ButtonLink>
            )}
          </>
        )
      }
    />
  );
}
