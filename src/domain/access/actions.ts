import {
  refuseAssessoria,
  refuseCitaDeletion,
  refuseCitaMove,
  refuseCompletion,
  refuseNotAttended,
  type AssessoriaFacts,
  type Refusal,
} from './access';
import type { Viewer } from './viewer';

const ASSESSORIA_ACTIONS = ['show', 'complete', 'edit', 'move', 'notAttended', 'delete'] as const;
export type AssessoriaAction = (typeof ASSESSORIA_ACTIONS)[number];

const REFUSE: Record<AssessoriaAction, (viewer: Viewer, facts: AssessoriaFacts) => Refusal | null> = {
  show: (viewer, facts) => refuseAssessoria(viewer, 'read', facts),
  complete: refuseCompletion,
  edit: (viewer, facts) => refuseAssessoria(viewer, 'edit', facts),
  move: refuseCitaMove,
  notAttended: refuseNotAttended,
  delete: (viewer, facts) => refuseAssessoria(viewer, 'delete', facts),
};

/** Allowed actions on an assessoria or on its appointment; deleting the latter has its own rule. */
export function getAllowedActions(
  viewer: Viewer,
  facts: AssessoriaFacts,
  noun: 'assessoria' | 'cita' = 'assessoria',
): AssessoriaAction[] {
  return ASSESSORIA_ACTIONS.filter((action) => {
    const refuse = action === 'delete' && noun === 'cita' ? refuseCitaDeletion : REFUSE[action];
    return refuse(viewer, facts) === null;
  });
}
