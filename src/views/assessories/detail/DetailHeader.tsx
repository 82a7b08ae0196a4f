import { useNow, useViewer } from '../../../hooks/data';
import { refuseInOffice } from '../../../domain/access/access';
import {
  getEstat,
  getVisibleEstat,
  isUpcoming,
  toCita,
  toFacts,
  type Assessoria,
} from '../../../domain/nouns/assessoria';
import { getJoveName } from '../../../domain/nouns/cita';
import { getDay } from '../../../domain/values/madrid';
import { assessoriaDetail } from '../../../text/assessories';
import { formatInstant, formatRelative } from '../../../text/ui/dates';
import { lists } from '../../../text/lists';
import { joinFacts } from '../../../text/ui/words';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { PageHeader } from '../../ui/PageHeader';
import { ReminderButton } from '../../shared/ReminderButton';
import { StateChip } from '../../shared/StateChip';
import { TypeTile } from '../../shared/TypeTile';
import { useAssessoriaActions } from '../../shared/useAssessoriaActions';

const BACK = { href: '/assessories', label: assessoriaDetail.back } as const;
const LOOKS: Record<string, 'primary' | 'danger-quiet'> = { complete: 'primary', delete: 'danger-quiet' };

export function DetailHeader({ assessoria }: { assessoria: Assessoria | null }) {
  const now = useNow();
  if (assessoria === null) return <PageHeader title={assessoriaDetail.heading} back={BACK} />;
  const { tipus, cita, oficina, jove } = assessoria;
  const date = formatInstant(cita.date);
  const when = isUpcoming(cita, now) ? `${date} (${formatRelative(getDay(cita.date), getDay(now))})` : date;
  return (
    <PageHeader
      title={getJoveName(jove) || lists.number(assessoria.id)}
      back={BACK}
      before={<TypeTile tipus={tipus} large />}
      after={<StateChip state={getVisibleEstat(assessoria, now)} />}
      subtitle={joinFacts(assessoriaDetail.title(tipus), when, oficina?.nom)}
      actions={<Actions assessoria={assessoria} />}
    />
  );
}

function Actions({ assessoria }: { assessoria: Assessoria }) {
  const now = useNow();
  const getItems = useAssessoriaActions();
  const { id, jove, cita, oficina } = assessoria;
  const viewer = useViewer();
  const isOver = getEstat(assessoria) !== 'pendent';
  const items = getItems({
    facts: toFacts(assessoria),
    name: getJoveName(jove),
    date: cita.date,
    after: '/assessories',
  });
  const again = isOver && refuseInOffice(viewer, 'create', oficina, 'cita') === null && (
    <ButtonLink key="again" icon="calendar" href={`/calendari/cita/nova?com=${id}`}>
      {assessoriaDetail.again}
    </ButtonLink>
  );
  const buttons = items.map((item) => {
    if (item === 'rule' || item.id === 'show') return null;
    const isEarly = item.id === 'complete' && item.hint !== undefined;
    const look = { variant: isEarly ? undefined : LOOKS[item.id], icon: item.icon };
    if ('href' in item) {
      return (
        item.href && (
          <ButtonLink key={item.id} {...look} href={item.href}>
            {item.label}
          </ButtonLink>
        )
      );
    }
    return (
      <Button key={item.id} {...look} onClick={item.onSelect}>
        {item.label}
      </Button>
    );
  });
  const booked = isUpcoming(cita, now) ? toCita(assessoria) : undefined;
  return [again, booked && <ReminderButton key="reminder" cita={booked} />, ...buttons];
}
