import { useSession } from '../../hooks/actors';
import { useNow, useToday, useViewer } from '../../hooks/data';
import type { AppPath } from '../../domain/access/routes';
import type { Inici } from '../../domain/pages/inici';
import { holds, type Permission } from '../../domain/access/permissions';
import { getTime } from '../../domain/values/madrid';
import { formatLongDay } from '../../text/ui/dates';
import { home } from '../../text/home';
import { pageTitles } from '../../text/pageTitles';
import { ButtonLink } from '../ui/ButtonLink';
import { PageHeader } from '../ui/PageHeader';

type Begin = { permission: Permission; href: AppPath; label: string };

const CITA: Begin = { permission: 'create_cita', href: '/calendari/cita/nova', label: home.newCita };
const ASSESSORIA: Begin = {
  permission: 'create_assessoria',
  href: '/assessories/nova',
  label: home.newAssessoria,
};
const PROFESSIONAL: Begin = {
  permission: 'create_usuari',
  href: '/professionals/nou',
  label: pageTitles.professionalCreate,
};
const AT_THE_DESK: readonly Begin[] = [
  { permission: 'create_consulta', href: '/consultes/nova', label: home.newConsulta },
  { permission: 'create_activitat', href: '/activitats/nova', label: home.newActivitat },
  CITA,
  ASSESSORIA,
];

export function Greeting({ inici }: { inici: Inici }) {
  const user = useSession()?.user;
  const now = useNow();
  const today = useToday();
  const { permissions } = useViewer();
  const [firstName = ''] = (user?.nom_complet ?? '').split(' ');
  const isDesk = inici === 'oficina';
  const begins = (isDesk ? AT_THE_DESK : [PROFESSIONAL, ASSESSORIA, CITA]).filter(({ permission }) =>
    holds(permissions, permission),
  );
  const primary = isDesk ? begins[0] : CITA;

  return (
    <PageHeader
      large
      title={home.greeting(getTime(now), firstName)}
      subtitle={`${formatLongDay(today)} · ${user?.oficina?.nom ?? home.central}`}
      actions={
        begins.length > 0 &&
        begins.map((begin) => (
          <ButtonLink
            key={begin.href}
            variant={begin === primary ? 'primary' : undefined}
            icon="plus"
            href={begin.href}
          >
            {begin.label}
          </ButtonLink>
        ))
      }
    />
  );
}
