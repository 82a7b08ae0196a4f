import { useBulk } from '../../hooks/bulk';
import { useNow, useToday, useViewer } from '../../hooks/data';
import { useService } from '../../hooks/services';
import type { AssessoriaFacts } from '../../domain/access/access';
import { getAllowedActions, type AssessoriaAction } from '../../domain/access/actions';
import type { AppPath } from '../../domain/access/routes';
import { isUpcoming } from '../../domain/nouns/assessoria';
import { getDay, type Instant } from '../../domain/values/madrid';
import type { Tipus } from '../../domain/values/options';
import { toSearch } from '../../domain/values/query';
import { assessories } from '../../text/assessories';
import { formatAppointment, formatInstant } from '../../text/ui/dates';
import { getLabel } from '../../text/options';
import { joinFacts } from '../../text/ui/words';
import type { MenuItem } from '../ui/Menu';

/** Not offered for a session that an act on several records holds. */
const FINAL: readonly AssessoriaAction[] = ['notAttended', 'delete'];

/** The address has the day of the appointment, whose free hours are shown first. */
const toMoveHref = (id: number, date: Instant): AppPath =>
  `/assessories/${id}/hora${toSearch({ data: getDay(date) })}`;

export const describeSession = (name: string, tipus: Tipus, date: Instant): string =>
  joinFacts(name, getLabel('tipus', tipus), formatInstant(date));

type Target = {
  facts: AssessoriaFacts;
  name: string;
  date: Instant;
  citaId?: number | undefined;
  /** Path after deleting, from a page that shows only this record. */
  after?: AppPath;
};

/** Menu of allowed actions, with a rule before deleting; an upcoming session can be moved. */
export function useAssessoriaActions(): (target: Target) => MenuItem[] {
  const viewer = useViewer();
  const attendance = useService('attendance');
  const deletion = useService('deletion');
  const { isGoing } = useBulk('assessoria');
  const now = useNow();
  const today = useToday();
  const words = assessories.actions;

  return ({ facts, name, date, citaId, after }) => {
    const { id, tipus } = facts;
    const label = describeSession(name, tipus, date);
    const isComing = isUpcoming({ date }, now);
    const hint = isComing ? assessories.toCome(formatAppointment(date, now)) : undefined;
    const noun = citaId === undefined ? 'assessoria' : 'cita';
    const items: Record<AssessoriaAction, MenuItem[]> = {
      show: [{ id: 'show', label: words.show, icon: 'eye', href: `/assessories/${id}` }],
      complete: [
        { id: 'complete', label: words.complete, hint, icon: 'check', href: `/assessories/${id}/realitzar` },
      ],
      edit: [{ id: 'edit', label: words.edit, icon: 'pencil', href: `/assessories/${id}/editar` }],
      move: isComing ? [{ id: 'move', label: words.move, icon: 'clock', href: toMoveHref(id, date) }] : [],
      notAttended: [
        {
          id: 'notAttended',
          label: words.notAttended,
          hint,
          icon: 'slash',
          onSelect: () => attendance?.send({ type: 'attendance.open', id, label, date }),
        },
      ],
      delete: [
        'rule',
        {
          id: 'delete',
          label: words.delete,
          icon: 'trash',
          danger: true,
          onSelect: () =>
            deletion?.send({ type: 'deletion.open', noun, id: citaId ?? id, label, today, after }),
        },
      ],
    };
    const allowed = getAllowedActions(viewer, facts, noun);
    return allowed
      .filter((action) => !(FINAL.includes(action) && isGoing(facts)))
      .flatMap((action) => items[action]);
  };
}
