import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { addDays, getDay, getTime, isDay, toInstant } from '../../domain/values/madrid';
import { isHora } from '../../domain/values/hora';
import { useRoot } from '../../hooks/actors';
import { panel } from '../text/panel';
import { formatWeekday } from '../../text/ui/dates';
import { Button } from '../../views/ui/Button';
import { DatePickerField } from '../../views/ui/DatePickerField';
import { TimeField } from '../../views/ui/TimeField';
import { useDemo, useDemoState } from '../useDemo';
import { Latency } from './Latency';

const texts = panel.clock;

export function TimeSection() {
  const demo = useDemo();
  const { clock, offline } = useDemoState().conditions;
  const now = useSelector(useRoot(), ({ context }) => context.now);
  const [day, setDay] = useState<string | null>(() => getDay(now));
  const [time, setTime] = useState(() => getTime(now));
  const [isSubmitted, setSubmitted] = useState(false);
  const stands = 'stands' in clock;
  const isReal = !stands && clock.offset === 0;
  const isRight = day !== null && isDay(day) && isHora(time);

  function setMoment(moment: number): void {
    demo.change({ clock: stands ? { stands: moment } : { offset: moment - Date.now() } });
    setDay(getDay(moment));
    setTime(getTime(moment));
  }
  function set(): void {
    setSubmitted(true);
    if (isRight) setMoment(Date.parse(toInstant(day, time)));
  }
  function stopOrRun(): void {
    const moment = demo.readNow();
    demo.change({ clock: stands ? { offset: moment - Date.now() } : { stands: moment } });
  }
  const error = isSubmitted && !isRight ? texts.wrong : undefined;

  return (
    <>
      <p role="status">
        <b>{`${texts.now(formatWeekday(getDay(now)), getTime(now))}.`}</b>{' '}
        <span>{stands ? texts.stands : isReal ? texts.real : texts.shifted}</span>
      </p>
      <div className="demo-pair">
        <DatePickerField
          label={texts.day}
          value={day}
          today={getDay(now)}
          onChange={setDay}
          {...(error !== undefined && { error })}
        />
        <TimeField label={texts.time} value={time} onChange={setTime} />
      </div>
      <div className="demo-buttons">
        <Button variant="primary" onClick={set}>
          {texts.set}
        </Button>
        <Button onClick={() => setMoment(Date.parse(toInstant(addDays(getDay(now), 1), getTime(now))))}>
          {texts.nextDay}
        </Button>
        <Button onClick={stopOrRun}>{stands ? texts.run : texts.stop}</Button>
        {!isReal && <Button onClick={() => demo.change({ clock: { offset: 0 } })}>{texts.back}</Button>}
      </div>
      <Latency />
      <h3>{texts.line}</h3>
      <label className="filter-option">
        <input
          type="checkbox"
          checked={offline}
          onChange={({ target }) => demo.change({ offline: target.checked })}
        />
        <span>{texts.offline}</span>
      </label>
    </>
  );
}
