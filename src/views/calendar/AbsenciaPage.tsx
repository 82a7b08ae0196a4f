import { toAbsenciaPath, toOwnDayPath } from '../../domain/pages/absenciaPath';
import { absencia as texts } from '../../text/absencia';
import { formatDayTitle, formatWeekday } from '../../text/ui/dates';
import { joinFacts } from '../../text/ui/words';
import { FailurePanel } from '../shared/FailurePanel';
import { ButtonLink } from '../ui/ButtonLink';
import { Card } from '../ui/Card';
import { Page } from '../ui/Page';
import { PageHeader } from '../ui/PageHeader';
import { SkeletonForm } from '../ui/SkeletonForm';
import { StatePanel } from '../ui/StatePanel';
import { AbsenciaForm } from './absencia/AbsenciaForm';
import { useAbsencia, type AbsenciaActor, type AbsenciaState } from './absencia/useAbsencia';
import './absencia/Absencia.css';

export function AbsenciaPage({ actor }: { actor: AbsenciaActor }) {
  const state = useAbsencia(actor);
  const { absencia, name } = state;
  if (!absencia) {
    return (
      <Page>
        <PageHeader title={texts.title} back={{ href: '/calendari', label: texts.back }} />
        <Card>
          <StatePanel
            icon="user"
            title={texts.choose}
            actions={<ButtonLink href="/calendari?vista=dia">{texts.openCalendar}</ButtonLink>}
          >
            {texts.chooseHelp}
          </StatePanel>
        </Card>
      </Page>
    );
  }
  const { data, isAll } = absencia;
  const when = isAll ? texts.from(formatWeekday(data)) : formatDayTitle(data);
  return (
    <Page>
      <PageHeader
        title={texts.title}
        subtitle={joinFacts(name, when)}
        back={{ href: toOwnDayPath(absencia), label: texts.back }}
        actions={
          <ButtonLink href={toAbsenciaPath({ ...absencia, isAll: !isAll })}>
            {isAll ? texts.showDay : texts.showAll}
          </ButtonLink>
        }
      />
      <Card>
        <Content state={state} />
      </Card>
    </Page>
  );
}

function Content({ state }: { state: AbsenciaState }) {
  const { isLoading, isFailed, message, retry, cites } = state;
  if (isLoading) return <SkeletonForm label={texts.loading} />;
  if (isFailed) return <FailurePanel title="cites.listFailed" message={message} onRetry={retry} />;
  if (cites.length === 0) return <StatePanel title={texts.nothing} icon="checkCircle" />;
  return <AbsenciaForm state={state} />;
}
