import type { AnyEventObject } from 'xstate';
import type { Draft } from '../../../src/machines/kit/form/draft';

type FormActor = {
  getSnapshot: () => { context: { draft: Draft<unknown> | null } };
  send: (event: { type: 'record.changed'; changed: string[] }) => void;
};

export function getTyped(actor: FormActor): unknown {
  return actor.getSnapshot().context.draft?.getValues();
}

/** Types into a form's draft by the fields' names, and notifies its actor, as a view does. */
export function typeInto(actor: FormActor, values: object): void {
  const { draft } = actor.getSnapshot().context;
  if (!draft) throw new Error('there is no draft to type into');
  for (const [name, value] of Object.entries(values)) draft.api.setFieldValue(name, value);
  actor.send({ type: 'record.changed', changed: draft.listChanged() });
}

export const SUBMIT = { type: 'record.submit', valid: true, warnings: [] } as const satisfies AnyEventObject;
