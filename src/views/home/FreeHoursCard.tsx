import { Link } from '../ui/Link';
import { useNow, useToday, useViewer, type RequestView } from '../../hooks/data';
import { refuseInOffice } from '../../domain/access/access';
import { listFreeHours, type FreeHours } from '../../domain/pages/agenda';
import { toSlotQuery, type Disponibilitat } from '../../domain/nouns/disponibilitat';
import { toSearch } from '../../domain/values/query';
import { formatTime } from '../../text/ui/dates';
import { home } from '../../text/home';
import { getLabel } from '../../text/options';
import { ButtonLink } from '../ui/ButtonLink';
import { Card } from '../ui/Card';
import { TypeTile } from '../shared/TypeTile';
import { CardFailure } from './CardFailure';
import { SkeletonLines } from './SkeletonLines';

type FreeHoursCardProps = { slots: RequestView<Disponibilitat[]>; onRetry: () => void };

export function FreeHoursCard({ slots, onRetry }: FreeHoursCardProps) {
  const now = useNow();
  const today = useToday();
  const free = listFreeHours(today, slots.data, now);

  return (
    <Card
      title={home.freeHours}
      end={
        free.length > 0 && (
          <Link className="card-end lone" href="/calendari?vista=dia&lliures=si">
            {home.showAll}
          </Link>
        )
      }
    >
      {slots.isFailed ? (
        <CardFailure title="disponibilitats.listFailed" of={slots} onRetry={onRetry} />
      ) : slots.isLoading && slots.data.length === 0 ? (
        <SkeletonLines label={home.loadingFreeHours} />
      ) : free.length === 0 ? (
        <p className="soft">{home.noFreeHours}</p>
      ) : (
        <ul className="todo">
          {free.map((hours) => (
            <FreeHoursRow key={hours.next.tipus} hours={hours} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function FreeHoursRow({ hours: { next, count } }: { hours: FreeHours }) {
  const { tipus, data_inici, oficina } = next;
  const canBook = refuseInOffice(useViewer(), 'create', oficina, 'cita') === null;
  const [name, time] = [getLabel('tipus', tipus), formatTime(data_inici)];

  return (
    <li>
      <TypeTile tipus={tipus} />
      <div>
        <span className="strong">{name}</span>
        <span className="sub-line">{home.nextFree(time, count)}</span>
      </div>
      {canBook && (
        <ButtonLink
          small
          aria-label={home.reserveOf(name, time)}
          href={`/calendari/cita/nova${toSearch(toSlotQuery(next))}`}
        >
          {home.reserve}
        </ButtonLink>
      )}
    </li>
  );
}
