import type { ReactNode } from 'react';
import type { AppPath } from '../../domain/access/routes';
import { formatTime } from '../../text/ui/dates';
import { classes } from './classes';
import { Link } from './Link';
import './DayRows.css';

export function DayRowsTop({ inert, children }: { inert: boolean; children: ReactNode }) {
  return (
    <div className="day-rows-top" inert={inert}>
      {children}
    </div>
  );
}

type DayRowsProps = {
  title: string;
  note?: string;
  isAlone?: boolean | undefined;
  children: ReactNode;
};

export function DayRows({ title, note, isAlone, children }: DayRowsProps) {
  return (
    <section className="day-rows" aria-label={title}>
      {!isAlone && (
        <h2>
          <span>{title}</span>
          {note && <span className="day-rows-note">{note}</span>}
        </h2>
      )}
      <ol>{children}</ol>
    </section>
  );
}

type DayRowProps = {
  date: string;
  tile: ReactNode;
  name: string;
  href?: AppPath | undefined;
  details: string;
  end: ReactNode;
  isDone: boolean;
  children: ReactNode;
};

export function DayRow({ date, tile, name, href, details, end, isDone, children }: DayRowProps) {
  return (
    <li className={classes('day-row', isDone && 'day-row-done')}>
      <div className="day-row-head">
        <time dateTime={date}>{formatTime(date)}</time>
        {tile}
        <div className="day-row-who">
          {href ? (
            <Link className="day-row-name" href={href}>
              {name}
            </Link>
          ) : (
            <span className="day-row-name">{name}</span>
          )}
          <span className="sub-line">{details}</span>
        </div>
        {end}
      </div>
      {children}
    </li>
  );
}

type DayRowFieldsProps = {
  legend: string;
  /** Keeps their place without showing them, so that no row moves under a press. */
  isHidden: boolean;
  children: ReactNode;
};

export function DayRowFields({ legend, isHidden, children }: DayRowFieldsProps) {
  return (
    <fieldset className="day-row-fields" inert={isHidden} aria-hidden={isHidden}>
      <legend className="sr">{legend}</legend>
      {children}
    </fieldset>
  );
}
