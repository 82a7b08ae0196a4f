import type { RequestView } from '../../hooks/data';
import { getWeekFigures } from '../../domain/pages/agenda';
import type { Cita } from '../../domain/nouns/cita';
import type { Day } from '../../domain/values/madrid';
import { formatShortRange } from '../../text/ui/dates';
import { home } from '../../text/home';
import { Card } from '../ui/Card';
import { getTypeClass } from '../shared/TypeTile';
import { TypeChip } from '../shared/TypeChip';
import { SkeletonLines } from './SkeletonLines';

export function WeekCard({ cites, today }: { cites: RequestView<Cita[]>; today: Day }) {
  const week = getWeekFigures(today, cites.data);
  const most = week.perTipus[0]?.cites ?? 1;
  const figures = [
    [home.cites(week.cites), week.cites],
    [home.realitzades(week.realitzades), week.realitzades],
    [home.noAssistides(week.noAssistides), week.noAssistides],
  ] as const;

  return (
    <Card
      title={home.thisWeek}
      end={<span className="card-end muted">{formatShortRange(week.data_inici, week.data_fi)}</span>}
    >
      {cites.isLoading && cites.data.length === 0 ? (
        <SkeletonLines label={home.loadingWeek} />
      ) : week.cites === 0 ? (
        <p className="soft">{home.emptyWeek}</p>
      ) : (
        <>
          <dl className="week-figures">
            {figures.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <ul className="week-bars" aria-label={home.byType}>
            {week.perTipus.map(({ tipus, cites: number }) => (
              <li key={tipus} className={getTypeClass(tipus)}>
                <TypeChip tipus={tipus} />
                <span className="week-bar">
                  <span style={{ inlineSize: `${(100 * number) / most}%` }} />
                </span>
                <span className="week-number">{number}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
