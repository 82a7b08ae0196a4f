import { useNow, useToday, useViewer } from '../../hooks/data';
import { useService } from '../../hooks/services';
import type { AssessoriaFacts } from '../../domain/access';
import { getAllowedActions, type AssessoriaAction } from '../../domain/actions';
import { isToCome } from '../../domain/assessoria';
import type { Instant } from '../../domain/madrid';
import { assessories } from '../../text/assessories';
import { formatAppointment, formatInstant } from '../../text/ui/dates';
import { getLabel } from '../../text/options';
import type { MenuItem } from '../ui/Menu';

type Target = {
  facts: AssessoriaFacts;
  /** Whose it is, as the dialogs name it. */
  name: string;
  date: Instant;
  /** The appointment, where that is what is deleted. */
  citaId?: number | undefined;
};

/**
 * Entries for what the person may do with an assessoria: its ids are `AssessoriaAction`s, a rule stands before deleting.
 * Of one to come, completing and marking say when it is.
 */
export function useAssessoriaActions(): (target: Target) => MenuItem[] {
  const viewer = useViewer();
  const attendance = useService('attendance');
  const deletion = useService('deletion');
  const now = useNow();
  const today = useToday();
  const words = assessories.actions;

  return ({ facts, name, date, citaId }) => {
    const { id, tipus } = facts;
    const label = `${name} · ${getLabel('tipus', tipus)} · ${formatInstant(date)}`;
    const hint = isToCome({ date }, now) ? assessories.toCome(formatAppointment(date, now)) : undefined;
    const noun = citaId === undefined ? 'assessoria' : 'cita';
    const items: Record<AssessoriaAction, MenuItem[]> = {
      show: [{ id: 'show', label: words.show, icon: 'eye', href: `/assessories/${id}` }],
      complete: [
        { id: 'complete', label: words.complete, hint, icon: 'check', href: `/assessories/${id}/realitzar` },
      ],
      edit: [{ id: 'edit', label: words.edit, icon: 'pencil', href: `/assessories/${id}/editar` }],
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
          onSelect: () => deletion?.send({ type: 'deletion.open', noun, id: citaId ?? id, label, today }),
        },
      ],
    };
    return getAllowedActions(viewer, facts, noun).flatMap((action) => items[action]);
  };
}
