import { useState } from 'react';
import type { Past } from '../../../mock-server/demo/history';
import { getDay, getTime } from '../../domain/values/madrid';
import { useAuth, useSession } from '../../hooks/actors';
import { describeWrite } from '../text/writes';
import { panel } from '../text/panel';
import { getLabel } from '../../text/options';
import { formatShortDay } from '../../text/ui/dates';
import { Button } from '../../views/ui/Button';
import { TextField } from '../../views/ui/TextField';
import { useDemo, useDemoState } from '../useDemo';
import { takeSession } from '../switchTo';
import { EventList } from './EventList';

const texts = panel.past;

function describe({ call, tipus, date, name }: Past): string {
  const when = date === null ? null : `${formatShortDay(getDay(date)).toLowerCase()}, ${getTime(date)}`;
  return describeWrite(call, [tipus && getLabel('tipus', tipus).toLowerCase(), when, name]);
}

/** Accepted writes, newest first: each is a point to go back to, to continue from and to name. */
export function HistorySection() {
  const demo = useDemo();
  const { writes, marks } = useDemoState();
  const user = useSession()?.user;
  const auth = useAuth();
  const [name, setName] = useState('');
  const [isMoved, setMoved] = useState(false);
  const past = demo.listPast();

  function goTo(point: number): void {
    demo.goTo(point);
    setMoved(true);
  }
  function mark(): void {
    if (name.trim() === '') return;
    demo.mark(name.trim());
    setName('');
  }
  function reset(): void {
    demo.reset();
    takeSession(auth, user ? demo.signIn(user.email) : null);
    setMoved(true);
  }

  return (
    <>
      <p className="soft">{texts.about}</p>
      <p role="status">{isMoved && texts.moved}</p>
      <form
        className="demo-add"
        onSubmit={(event) => {
          event.preventDefault();
          mark();
        }}
      >
        <TextField label={texts.name} value={name} onChange={setName} />
        <Button type="submit">{texts.mark}</Button>
      </form>
      {marks.length > 0 && (
        <>
          <h3>{texts.marks}</h3>
          <ul className="demo-list">
            {marks.map((one, index) => {
              const title = one.name || texts.unnamed;
              return (
                <li key={index}>
                  <span>
                    <span>{title}</span> <small className="sub-line">{texts.writes(one.writes)}</small>
                  </span>
                  <Button
                    small
                    aria-label={texts.goToLabel(title)}
                    onClick={() => {
                      demo.goToMark(index);
                      setMoved(true);
                    }}
                  >
                    {texts.goTo}
                  </Button>
                  <Button
                    small
                    variant="quiet"
                    icon="trash"
                    aria-label={texts.forget(title)}
                    onClick={() => demo.forgetMark(index)}
                  />
                </li>
              );
            })}
          </ul>
        </>
      )}
      <h3>{texts.writes(writes)}</h3>
      <ol className="demo-list" reversed>
        {past.toReversed().map((one, index) => {
          const point = past.length - index;
          const what = describe(one);
          return (
            <li key={point} className={point > writes ? 'demo-ahead' : undefined}>
              <span>
                <span>{what}</span>{' '}
                <small className="sub-line">
                  {[
                    texts.by(one.by, `${formatShortDay(getDay(one.at)).toLowerCase()}, ${getTime(one.at)}`),
                    ...(point > writes ? [texts.ahead] : []),
                  ].join(' · ')}
                </small>
              </span>
              {point === writes ? (
                <span className="demo-here">{texts.here}</span>
              ) : (
                <Button small aria-label={texts.goToLabel(what)} onClick={() => goTo(point)}>
                  {texts.goTo}
                </Button>
              )}
            </li>
          );
        })}
        <li>
          <span>
            <span>{texts.start}</span> <small className="sub-line">{texts.resetNote}</small>
          </span>
          <Button small aria-label={texts.reset} onClick={reset}>
            {texts.goTo}
          </Button>
        </li>
      </ol>
      <details className="demo-events">
        <summary>{texts.events}</summary>
        <p className="soft">{texts.eventsAbout}</p>
        <EventList />
      </details>
    </>
  );
}
