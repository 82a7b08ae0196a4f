import type { AppPath } from '../../domain/access/routes';
import { Link } from '../ui/Link';
import { type RequestView } from '../../hooks/data';
import type { DiaOficina, DiaServei } from '../../domain/pages/servei';
import { toSearch } from '../../domain/values/query';
import { home } from '../../text/home';
import { MissingCatalog } from '../list/MissingCatalog';
import { Card } from '../ui/Card';
import { classes } from '../ui/classes';
import { SkeletonList } from '../ui/SkeletonList';
import { CardFailure } from './CardFailure';
import { DayNumber } from './DayNumber';
import './ServiceDayCard.css';

const { serviceColumns: columns } = home;

type ServiceDayCardProps = {
  day: DiaServei;
  cites: RequestView<unknown>;
  slots: RequestView<unknown>;
  /** Null without the right to see them. */
  pendents: RequestView<unknown> | null;
  isComplete: boolean;
  onRetry: () => void;
};

export function ServiceDayCard({ day, cites, slots, pendents, isComplete, onRetry }: ServiceDayCardProps) {
  return (
    <Card
      title={home.serviceToday}
      className="home-flush"
      end={
        <>
          {day.all.cites > 0 && <span className="muted">{home.serviceDay(day.all.cites)}</span>}
          <Link className="card-end lone" href="/calendari?vista=dia">
            {home.openCalendar}
          </Link>
        </>
      }
    >
      {cites.isFailed ? (
        <CardFailure title="cites.listFailed" of={cites} onRetry={onRetry} />
      ) : !isComplete || (cites.isLoading && day.all.cites === 0) ? (
        <SkeletonList label={home.loading} rows={12} />
      ) : (
        <>
          <table className="service-day">
            <thead>
              <tr>
                <th scope="col">{columns.oficina}</th>
                <th scope="col">{columns.cites}</th>
                <th scope="col">{columns.lliures}</th>
                {pendents && <th scope="col">{columns.toClose}</th>}
              </tr>
            </thead>
            <tbody>
              <Row name={home.wholeService} dia={day.all} isAll slots={slots} pendents={pendents} />
              {day.oficines.map(({ id, nom, ...dia }) => (
                <Row key={id} id={id} name={nom} dia={dia} slots={slots} pendents={pendents} />
              ))}
              {day.blocked > 0 && (
                <tr>
                  <th scope="row">{home.blocked}</th>
                  <td>{day.blocked}</td>
                  <td />
                  {pendents && <td />}
                </tr>
              )}
            </tbody>
          </table>
          <MissingCatalog name="oficines" />
          {slots.isFailed && <CardFailure title="disponibilitats.listFailed" of={slots} onRetry={onRetry} />}
        </>
      )}
    </Card>
  );
}

type RowProps = {
  id?: number;
  name: string;
  dia: DiaOficina;
  isAll?: boolean;
} & Pick<ServiceDayCardProps, 'slots' | 'pendents'>;

function Row({ id, name, dia: { cites, lliures, toClose }, isAll, slots, pendents }: RowProps) {
  const where = { oficina_id: id };
  const calendar = (query: object): AppPath => `/calendari${toSearch({ vista: 'dia', ...where, ...query })}`;
  const list: AppPath = `/assessories${toSearch({ estat: 'per_tancar', ...where, sort: 'cita.date' })}`;
  return (
    <tr
      className={classes(isAll && 'service-all', cites === 0 && lliures === 0 && 'service-none') || undefined}
    >
      <th scope="row">{name}</th>
      <td>
        <DayNumber count={cites} href={calendar({})} name={home.showCites(cites, name)} />
      </td>
      <td>
        <DayNumber
          count={lliures}
          isFailed={slots.isFailed}
          href={calendar({ lliures: 'si' })}
          name={home.showLliures(lliures ?? 0, name)}
        />
      </td>
      {pendents && (
        <td className="service-to-close">
          {pendents.data !== null && toClose === null ? (
            <Link href={list} aria-label={home.showToCloseAt(name)}>
              {home.show}
            </Link>
          ) : (
            <DayNumber
              count={toClose}
              isFailed={pendents.isFailed}
              href={list}
              name={home.showToCloseOf(toClose ?? 0, name)}
            />
          )}
        </td>
      )}
    </tr>
  );
}
