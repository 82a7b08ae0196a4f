import { fromPromise } from 'xstate';
import { tellStopped } from '../complaint';
import { getNow } from '../now';
import type { ScreenInput } from '../screen';
import { getRoot } from '../upward';
import { mergeTheirs, readAgain } from './conflict';
import type { FormDefinition, Saved } from './context';
import { listChangedFields } from './values';

type SaveInput<Values, Facts> = ScreenInput & {
  another: boolean;
  loaded: Values | null;
  sent: Values | null;
  facts: Facts | null;
};

/** The call that saves what was sent, joined with what somebody else has made of it meanwhile. */
export function createSave<Values extends object, Facts, Answer>(of: FormDefinition<Values, Facts, Answer>) {
  return fromPromise<Saved<Values, Answer>, SaveInput<Values, Facts>>(
    async ({ input: { another, loaded, sent, facts, ...input }, signal, system }) => {
      if (loaded === null || sent === null) throw new TypeError('nothing is loaded');
      const theirs = of.again ? await readAgain(of.again(input, signal)) : loaded;
      const { values, kept } = mergeTheirs(loaded, sent, theirs);
      // Whoever leaves meanwhile learns that it may be done; no state of this actor is entered any more.
      signal.addEventListener('abort', () => getRoot(system).send(tellStopped()));
      const changed = listChangedFields(theirs, values, of.coupled);
      const answer = await of.save({ ...input, facts, draft: values, changed }, signal);
      const now = getNow(system);
      const next = of.goOn?.(values, now);
      if (!another || answer === undefined || !of.findOnward) return { answer, kept, next };
      // It is saved, whatever becomes of what comes next.
      const onward = await of.findOnward({ ...input, answer, now }, signal).catch(() => undefined);
      return { answer, kept, next, onward };
    },
  );
}
