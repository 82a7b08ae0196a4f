import { fromPromise, setup } from 'xstate';
import { ApiError, toFailure, type Failure } from '../../../api/errors';
import type { AppPath } from '../../../domain/access/routes';
import type { Message } from '../../../domain/pages/notice';
import { toSearch } from '../../../domain/values/query';
import { isSame } from '../../../domain/values/same';
import { getActMessage, isUnsure, toStoppedNotice, toFailureEvent, toNotice } from '../failures';
import { getNow } from '../now';
import type { ScreenInput } from '../screen';
import { getRoot, notify } from '../rootRef';
import { toTypes, UNCHANGED, type Conflict, type Reading, type Saved } from './context';
import type { Children, FormDefinition } from './definition';
import { createDraft } from './draft';
import { getAt, merge } from './values';

/** Thrown before anything is sent: another person has changed the same fields since loading. */
export class ConflictError<Values> extends Error {
  override readonly name = 'ConflictError';
  readonly failure: Failure = { kind: 'conflict', status: null, statusText: '', message: null, fields: {} };
  constructor(readonly conflict: Conflict<Values>) {
    super('conflict');
  }
}

function findConflict<Values>(error: unknown): Conflict<Values> | null {
  return error instanceof ConflictError ? (error as ConflictError<Values>).conflict : null;
}

/** @throws {ApiError} marked as unsent: a failed reading has changed nothing. */
async function readUnsent<Values>(reading: Promise<Values>): Promise<Values> {
  try {
    return await reading;
  } catch (error) {
    throw new ApiError({ ...toFailure(error), unsent: true });
  }
}

/** Fields asked for by a refusal that names only unchanged, readable ones. */
function listAsked<Values>(
  error: unknown,
  draft: Values,
  { draft: theirs, unread = {} }: Reading<Values, unknown>,
): readonly string[] {
  const { status, fields } = toFailure(error);
  const names = [...new Set(Object.keys(fields).map((name) => name.replace(/\..*/, '')))];
  const isWhole = (name: string): boolean =>
    isSame(getAt(draft, name), getAt(theirs, name)) &&
    !Object.keys(unread).some((lost) => lost === name || lost.startsWith(`${name}.`));
  return status === 422 && names.every(isWhole) ? names : [];
}

type SaveInput<Values, Facts> = ScreenInput & {
  andNext: boolean;
  loaded: Values | null;
  sent: Values | null;
  facts: Facts | null;
};

/**
 * The save call: reads the record again, merges another person's changes, sends, finds the next page.
 * @throws {ConflictError} where both changed the same field
 */
function createSave<Values extends object, Original, Facts, Answer, C extends Children>(
  of: FormDefinition<Values, Original, Facts, Answer, C>,
) {
  return fromPromise<Saved<Values, Original, Answer>, SaveInput<Values, Facts>>(
    async ({ input: { andNext, loaded, sent, facts, ...input }, signal, system }) => {
      if (loaded === null || sent === null) throw new TypeError('nothing is loaded');
      const stored = of.reload ? await readUnsent(of.reload(input, signal)) : null;
      const theirs = stored?.draft ?? loaded;
      const { values: draft, kept, conflicts } = merge(loaded, sent, theirs);
      if (conflicts.length > 0) throw new ConflictError({ fields: conflicts, theirs });
      // A person who leaves is warned that it may be saved: the stopped actor changes state no more.
      signal.addEventListener('abort', () => getRoot(system).send(toStoppedNotice()));
      const save = (also: readonly string[]) =>
        of.save({ ...input, facts, draft, stored: stored?.original ?? null, also }, signal);
      const answer = await save([]).catch((error: unknown) => {
        const asked = stored ? listAsked(error, draft, stored) : [];
        if (asked.length === 0) throw error;
        return save(asked);
      });
      const now = getNow(system);
      const saved = { answer, kept: kept.length, next: of.nextDraft?.({ draft, answer, now }) };
      if (!andNext || !of.findNextPath) return saved;
      // A failure to find the next page does not undo the save.
      const nextPath = await of.findNextPath({ ...input, answer, now }, signal).catch(() => undefined);
      return { ...saved, nextPath };
    },
  );
}

export function createSaving<Values extends object, Original, Facts, Answer, C extends Children>(
  of: FormDefinition<Values, Original, Facts, Answer, C>,
) {
  const types = toTypes<Values, Original, Facts, Answer>();
  const isCreation = of.findDuplicates !== undefined;
  const { assign, enqueueActions } = setup({ types });
  type Args = { context: typeof types.context; event: typeof types.events };
  return {
    actors: { save: createSave(of) },
    actions: {
      keepSent: assign({
        sent: ({ context }) => context.draft?.getValues() ?? null,
        failure: null,
        conflict: null,
      }),
      keepSaveFailure: assign(({ context, event }) => {
        if (event.type !== 'xstate.error.actor.save') return {};
        const failure = toFailure(event.error);
        const unsure = context.unsure || (isCreation && isUnsure(failure, isCreation));
        const conflict = findConflict<Values>(event.error);
        return { failure, unsure, conflict, attempts: context.attempts + 1 };
      }),
      rebase: ({ context: { draft, conflict } }: Args) => {
        if (conflict) draft?.rebase(conflict.theirs);
      },
      reportSaveFailure: enqueueActions(({ context, enqueue, event, system }) => {
        if (event.type !== 'xstate.error.actor.save') return;
        const { failed, own = 'server' } = of;
        const failure = toFailure(event.error);
        const key = typeof failed === 'function' ? failed(failure) : null;
        if (key !== null) {
          enqueue.sendTo(getRoot(system), notify('error', { key }));
          return;
        }
        const message = getActMessage(failure, typeof failed === 'string' ? failed : null, own, isCreation);
        const toEvent = context.userId === null ? toNotice : toFailureEvent;
        enqueue.sendTo(getRoot(system), toEvent(failure, message));
      }),
      settle: enqueueActions(({ enqueue, self, system }) => {
        enqueue.sendTo(getRoot(system), { type: 'screen.touched', id: self.id, dirty: false });
      }),
      reportSaved: enqueueActions(({ context, enqueue, event, system }) => {
        if (event.type !== 'xstate.done.actor.save' || !of.saved) return;
        const { key, path, query, params } = of.saved;
        const { answer, kept = 0, nextPath } = event.output ?? {};
        const message: Message = {
          key,
          ...(params && answer && { params: params(answer) }),
          ...(kept > 0 && { reason: { key: 'record.merged', params: { kept } } }),
        };
        const search = toSearch(query && answer ? query(answer, context) : {});
        const to: AppPath = nextPath ?? `${path}${search}`;
        const staysHere = context.andNext && of.nextDraft;
        enqueue.sendTo(getRoot(system), notify('success', message, staysHere ? undefined : to));
      }),
      beginNext: assign(({ event }) => {
        if (event.type !== 'xstate.done.actor.save') return {};
        const { draft, ...next } = event.output?.next ?? {};
        return { ...UNCHANGED, ...next, ...(draft && { draft: createDraft(draft) }) };
      }),
    },
    guards: {
      wantsNext: ({ context }: Args) => context.andNext,
      hasServerIssues: ({ event }: Args) =>
        event.type === 'xstate.error.actor.save' &&
        (toFailure(event.error).status === 422 || findConflict(event.error) !== null),
    },
  };
}
