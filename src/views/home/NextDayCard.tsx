import { findNextDay, getDayCites } from '../../domain/pages/agenda';
import type { Cita } from '../../domain/nouns/cita';
import type { Day } from '../../domain/values/madrid';
import { formatRelative, formatDayTitle } from '../../text/ui/dates';
import { home } from '../../text/home';
import { Agenda } from '../ui/Agenda';
import { Card } from '../ui/Card';
import { CitaRow } from './CitaRow';

export function NextDayCard({ cites, today }: { cites: readonly Cita[]; today: Day }) {
  const day = findNextDay(today, cites);
  if (day === undefined) return null;
  const next = getDayCites(day, cites);
  return (
    <Card
      title={formatDayTitle(day)}
      className="home-flush"
      end={<span className="muted">{`${formatRelative(day, today)} · ${home.agenda(next.length, 0)}`}</span>}
    >
      <Agenda>
        {next.map((cita) => (
          <CitaRow key={cita.id} cita={cita} />
        ))}
      </Agenda>
    </Card>
  );
}
