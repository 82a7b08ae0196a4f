import { useNow } from '../../../hooks/data';
import { getVisibleEstat, toFacts, type Assessoria } from '../../../domain/assessoria';
import { getJoveName } from '../../../domain/cita';
import { assessoriaDetail } from '../../../text/assessories';
import { formatInstant } from '../../../text/ui/dates';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { PageHeader } from '../../ui/PageHeader';
import { StateChip } from '../../shared/StateChip';
import { TypeTile } from '../../shared/TypeTile';
import { useAssessoriaActions } from '../../shared/useAssessoriaActions';

const BACK = { href: '/assessories', label: assessoriaDetail.back };
const LOOKS: Record<string, 'primary' | 'danger-quiet'> = { complete: 'primary', delete: 'danger-quiet' };

/** Whose assessoria it is, of which type and state, and what the person may do with it; a plain title until it is known. */
export function DetailHeader({ assessoria }: { assessoria: Assessoria | null }) {
  const now = useNow();
  if (assessoria === null) return <PageHeader title={assessoriaDetail.heading} back={BACK} />;
  const { tipus, cita, oficina, jove } = assessoria;
  return (
    <PageHeader
      title={getJoveName(jove)}
      back={BACK}
      before={<TypeTile tipus={tipus} large />}
      after={<StateChip state={getVisibleEstat(assessoria, now)} />}
      subtitle={`${assessoriaDetail.title(tipus)} · ${formatInstant(cita.date)} · ${oficina.nom}`}
      actions={<Actions assessoria={assessoria} />}
    />
  );
}

function Actions({ assessoria }: { assessoria: Assessoria }) {
  const getItems = useAssessoriaActions();
  const { jove, cita } = assessoria;
  const items = getItems({ facts: toFacts(assessoria), name: getJoveName(jove), date: cita.date });
  return items.map((item) => {
    if (item === 'rule' || item.id === 'show') return null;
    const look = { variant: LOOKS[item.id], icon: item.icon };
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
}
