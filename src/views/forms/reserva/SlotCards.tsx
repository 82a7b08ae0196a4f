import { groupByTime, type Disponibilitat } from '../../../domain/nouns/disponibilitat';
import type { Tipus } from '../../../domain/values/options';
import { getFullName } from '../../../domain/nouns/professional';
import { newCita } from '../../../text/calendar';
import { formatLongDay, formatTimeRange, formatWeekday } from '../../../text/ui/dates';
import { listLabels } from '../../../text/options';
import { joinFacts } from '../../../text/ui/words';
import { Button } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { FailurePanel } from '../../shared/FailurePanel';
import { GapNote } from '../../shared/GapNote';
import { FieldNotes, LabelText, getFieldClass, useControl } from '../../ui/Field';
import { Loading, Skeleton } from '../../ui/Skeleton';
import { StatePanel } from '../../ui/StatePanel';
import { useKeepFocus } from '../../ui/useKeepFocus';
import type { Bound } from '../DraftField';
import { getPlace } from './place';
import type { Slots } from './useSlots';

type SlotCardsProps = Bound<number | null> & { slots: Slots; tipus: Tipus | null };

export function SlotCards({ slots, tipus, ...field }: SlotCardsProps) {
  const control = useControl(field);
  const kept = useKeepFocus<HTMLDivElement>(`${slots.request?.isLoading} ${slots.day}`);
  const offered = slots.bookable.filter((slot) => slot.tipus === tipus);
  const isChoice = tipus !== null && offered.length > 0 && !slots.dayIssue;
  return (
    <div
      {...kept}
      id={field.id}
      className={classes('slots', getFieldClass(field))}
      role={isChoice ? 'radiogroup' : 'group'}
      aria-labelledby={`${field.id}-label`}
      aria-describedby={control['aria-describedby']}
      aria-required={isChoice || undefined}
      aria-invalid={isChoice ? control['aria-invalid'] : undefined}
    >
      <p className="field-label" id={`${field.id}-label`}>
        <LabelText {...field} label={newCita.chooseSlot} />
      </p>
      <FieldNotes {...field} />
      <GapNote of={slots.request} list="disponibilitats" />
      {isChoice ? (
        <>
          <p className="slot-meta" role="status">
            {`${formatLongDay(slots.day)}: ${newCita.freeSlots(offered.length, offered.filter(slots.isOwn).length)}`}
          </p>
          {groupByTime(offered).map((group) => (
            <Group key={group[0].data_inici + group[0].data_fi} group={group} {...field} />
          ))}
        </>
      ) : (
        <NoSlots slots={slots} tipus={tipus} />
      )}
    </div>
  );
}

type GroupProps = Bound<number | null> & { group: readonly [Disponibilitat, ...Disponibilitat[]] };

function Group({ group, name, value, onChange, onBlur }: GroupProps) {
  const time = formatTimeRange(group[0].data_inici, group[0].data_fi);
  return (
    <div className="slot-group">
      <p className="slot-time" aria-hidden="true">
        {time}
      </p>
      <div className="slot-cards">
        {group.map((slot) => (
          <label key={slot.id} className="slot">
            <input
              type="radio"
              name={name}
              value={slot.id}
              checked={slot.id === value}
              onChange={() => onChange(slot.id)}
              onBlur={onBlur}
            />
            <span className="sr">{`${time}, `}</span>
            <span className="slot-who">{getFullName(slot.professional)}</span>
            <span className="slot-meta">
              {joinFacts(getPlace(slot), listLabels('modalitat', slot.modalitat))}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}

function NoSlots({ slots, tipus }: { slots: Slots; tipus: Tipus | null }) {
  const { request, day, days, dayIssue, ask, askFollowing, choose } = slots;
  const others = days.filter(({ count }) => count > 0).map((one) => one.day);
  const next = others.find((one) => one > day) ?? others[0];
  if (tipus === null) return <p className="slot-meta">{newCita.tipusFirst}</p>;
  if (dayIssue) return <p className="slot-meta">{newCita.dayFirst}</p>;
  if (request?.isFailed) {
    return (
      <FailurePanel
        heading="h3"
        title="disponibilitats.listFailed"
        message={request.message}
        onRetry={() => ask({})}
      />
    );
  }
  if (request === undefined || request.isIdle || request.isLoading) {
    return (
      <Loading label={newCita.loadingSlots}>
        {['medium', 'long', 'short'].map((width) => (
          <Skeleton key={width} width="control" />
        ))}
      </Loading>
    );
  }
  return (
    <StatePanel
      heading="h3"
      icon="clock"
      title={newCita.noSlots}
      actions={
        next === undefined ? (
          <Button onClick={askFollowing}>{newCita.followingDays}</Button>
        ) : (
          <Button onClick={() => choose(next)}>{newCita.lookAt(formatWeekday(next))}</Button>
        )
      }
    >
      {newCita.noSlotsHelp}
    </StatePanel>
  );
}
