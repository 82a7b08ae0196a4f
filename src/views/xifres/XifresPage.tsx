import { useRef } from 'react';
import { findProgress } from '../../domain/pages/periods';
import { xifres } from '../../text/xifres';
import { formatRange } from '../../text/ui/dates';
import { xifresReport } from '../../text/xifresReport';
import { MissingCatalog } from '../list/MissingCatalog';
import { Button } from '../ui/Button';
import { Page } from '../ui/Page';
import { PageHeader } from '../ui/PageHeader';
import { CountStatus } from './CountStatus';
import { ListSection } from './ListSection';
import { PeriodBar } from './PeriodBar';
import { ReportCard } from './ReportCard';
import { useXifres, type XifresActor } from './useXifres';
import './XifresPage.css';

export function XifresPage({ actor }: { actor: XifresActor }) {
  const state = useXifres(actor);
  const opener = useRef<HTMLButtonElement>(null);
  const { periode, days, pair, today, isExporting, loaded, all } = state;

  function closeReport(): void {
    state.closeReport();
    opener.current?.focus();
  }

  return (
    <Page>
      <PageHeader
        title={xifres.title}
        subtitle={
          <>
            <b>{formatRange(days.data_inici, days.data_fi)}</b>
            <span>
              {pair.later
                ? xifres.ofSameDays(periode, pair.before)
                : xifres.of(periode, pair.before, findProgress(days, today))}
            </span>
          </>
        }
        actions={
          <>
            <Button icon="print" onClick={() => print()}>
              {xifres.print}
            </Button>
            <Button ref={opener} icon="copy" onClick={state.openReport}>
              {xifresReport.open}
            </Button>
            <Button
              icon="download"
              busy={isExporting ? xifres.exporting(loaded, all) : undefined}
              onClick={state.exportAll}
            >
              {xifres.export}
            </Button>
          </>
        }
      />
      <PeriodBar state={state} />
      <CountStatus state={state} />
      {state.nameless.map((name) => (
        <MissingCatalog key={name} name={name} />
      ))}
      <div className="xifres">
        {state.isReport && <ReportCard state={state} onClose={closeReport} />}
        {state.lists.map((list) => (
          <ListSection key={list} list={list} state={state} />
        ))}
      </div>
    </Page>
  );
}
