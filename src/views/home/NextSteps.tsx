import { useViewer } from '../../hooks/data';
import { holds } from '../../domain/access/permissions';
import { home } from '../../text/home';
import { ButtonLink } from '../ui/ButtonLink';

export function NextSteps() {
  const { permissions } = useViewer();
  return (
    <>
      {holds(permissions, 'read_cita') && (
        <ButtonLink icon="calendar" href="/calendari">
          {home.openCalendar}
        </ButtonLink>
      )}
      {holds(permissions, 'read_assessoria') && (
        <ButtonLink icon="talk" href="/assessories">
          {home.showAssessories}
        </ButtonLink>
      )}
    </>
  );
}
