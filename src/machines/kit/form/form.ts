import { setup } from 'xstate';
import type { ScreenInput } from '../screen';
import { FRESH, NOTHING_LOADED, type FormDefinition } from './context';
import { createDraft } from './draft';
import { getFormParts, KEEP_FORM } from './parts';

type Definition<Values, Answer> = FormDefinition<Values, null, Answer> & {
  /** What there is to edit at first. */
  begin: (input: ScreenInput) => Values;
};

function getChart<Values extends object, Answer>(of: Definition<Values, Answer>) {
  const { parts, ...rest } = getFormParts<Values, null, null, Answer>(of);
  const form = setup(parts);
  const base = {
    id: of.id,
    meta: { keep: KEEP_FORM },
    context: ({ input }: { input: ScreenInput }) => ({
      ...input,
      ...NOTHING_LOADED,
      ...FRESH,
      draft: createDraft(of.begin(input)),
    }),
    on: { 'day.changed': { actions: 'setToday' } },
    initial: 'editing',
  } as const;
  return { form, base, ...rest };
}

/** A form with nothing to load and nothing to refuse: edited, submitted, saved. */
export function createForm<Values extends object, Answer>(of: Definition<Values, Answer>) {
  const { form, base, states } = getChart(of);
  return form.createMachine({ ...base, states });
}

/** The same on a page that stays: once it is saved it is as it was at first. */
export function createLastingForm<Values extends object, Answer>(of: Definition<Values, Answer>) {
  const { form, base, states, toEditingAgain } = getChart(of);
  const saved = toEditingAgain((_, context) => ({ draft: of.begin(context), original: null }));
  return form.createMachine({ ...base, states: { ...states, saved } });
}
