import type { AnyFormApi } from '@tanstack/react-form';
import { useSelector } from '@xstate/react';
import { useDeferredValue, useEffect, useMemo, useRef, type FormEvent, type RefObject } from 'react';
import type { ActorRef, Snapshot } from 'xstate';
import type { Warning } from '../../domain/nouns/warnings';
import { findUnreadAt, listBinding } from '../../machines/kit/form/binding';
import type { FormContext, FormEvent as DraftEvent } from '../../machines/kit/form/context';
import type { Draft } from '../../machines/kit/form/draft';
import type { Coupled } from '../../domain/values/patch';
import { isSame } from '../../domain/values/same';
import { matchFields } from '../../domain/values/served';
import { isUnread } from '../../domain/values/unread';
import { getAt, listChanged } from '../../machines/kit/form/values';
import { getUnreadText, unread as texts } from '../../text/unread';
import { getServerWords } from '../../text/validation';
import type { Words } from '../../text/ui/words';
import { afterPress, isStop } from '../ui/press';
import { memoize, type Issues } from './issues';

export type DraftActor<Values> = ActorRef<
  Snapshot<unknown> & {
    context: FormContext<Values, unknown, unknown>;
    hasTag: (tag: 'editing' | 'asking' | 'busy' | 'failed' | 'refused') => boolean;
  },
  DraftEvent
>;

export type DraftDefinition<Values extends object> = {
  actor: DraftActor<Values>;
  fields: readonly string[];
  labels: Readonly<Record<string, string>>;
  required: ReadonlySet<string>;
  findIssues: (values: Values) => Issues;
  /** Fields that a rule couples; given where a stored record is edited, whose issues bind less. */
  coupled?: Coupled | undefined;
  listWarnings?: (values: Values, loaded: Values) => readonly Warning[];
  /** Values of the present minute, for fields that are untouched and were not sent yet. */
  present?: Partial<Values> | undefined;
  settle?: (previous: Values, next: Values) => Values;
};

export type DraftForm<Values> = {
  api: AnyFormApi;
  getValues: () => Values;
  change(values: Partial<Values>): void;
  set: (name: string, value: unknown) => void;
  fields: readonly string[];
  labels: Readonly<Record<string, string>>;
  required: ReadonlySet<string>;
  attempts: number;
  failure: FormContext<Values, unknown, unknown>['failure'];
  isBusy: boolean;
  /** Whether the fields are inert: one render after `isBusy`, so that the press is shown first. */
  isInert: boolean;
  /** Fields changed by another person too, with the values sent and theirs. */
  conflict: { fields: readonly string[]; mine: object; theirs: object } | null;
  warnings: readonly Warning[];
  duplicates: FormContext<unknown, unknown, unknown>['duplicates'];
  isAsking: boolean;
  /** Submits the form; `andNext` then goes on to the next record or step. */
  submit: (andNext: boolean) => void;
  answer: (isSure: boolean) => void;
  props: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    'aria-busy': boolean;
    onSubmit: (event: FormEvent) => void;
  };
  /** Runs a function on leaving a field; while a button is pressed, after the press. */
  leave: (run: () => void) => void;
  /** Note about the service's value of a field, while it is unchanged and could not be read. */
  findNote: (name: string) => string | undefined;
  /** Issues of a field: the domain's, and the server's while the sent value is unchanged. */
  findIssue: (name: string) => { own: Words | undefined; served: Words | undefined };
};

/** Draft of the actor; unmounting resets the fields' state (left, changed), not their values. */
function useDraft<Values>(actor: DraftActor<Values>): Draft<Values> {
  const draft = useSelector(actor, ({ context }) => context.draft);
  if (draft === null) throw new Error('there is no draft to edit');
  const { api } = draft;
  useEffect(
    () => () =>
      api.baseStore.setState((state) => ({
        ...state,
        fieldMetaBase: api.resetFieldMeta(api.state.fieldMeta),
      })),
    [api],
  );
  return draft;
}

/** Whether a key at a target is a form's: not at another stop, nor below a modal dialog. */
function isHeardBy(form: HTMLFormElement, target: EventTarget | null): boolean {
  if (target instanceof Node && form.contains(target)) return true;
  return !isStop(target) && !document.querySelector('[aria-modal="true"]');
}

/** Edits an actor's draft in place; the actor gets the changed names, and the warnings with a submit. */
export function useDraftForm<Values extends object>(definition: DraftDefinition<Values>): DraftForm<Values> {
  const { actor, fields, labels, required, coupled, settle, listWarnings, present } = definition;
  const draft = useDraft(actor);
  const attempts = useSelector(actor, ({ context }) => context.attempts);
  const said = useSelector(actor, ({ context }) => context.failure);
  const failure = useMemo(
    () => said && { ...said, fields: matchFields(said.fields, fields) },
    [said, fields],
  );
  const sent = useSelector(actor, ({ context }) => context.sent);
  const conflict = useSelector(actor, ({ context }) => context.conflict);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const wasBusy = useDeferredValue(isBusy);
  const warnings = useSelector(actor, ({ context }) => context.warnings);
  const duplicates = useSelector(actor, ({ context }) => context.duplicates);
  const isAsking = useSelector(actor, (snapshot) => snapshot.hasTag('asking'));
  const unread = useSelector(actor, ({ context }) => context.unread);
  const { findIssues: findAll } = definition;
  const findIssues = useMemo(
    () =>
      memoize((values: Values): Issues => {
        const issues = findAll(values);
        return coupled ? listBinding(issues, { loaded: draft.getLoaded(), values, unread, coupled }) : issues;
      }),
    [findAll, coupled, draft, unread],
  );
  const element = useRef<HTMLFormElement>(null);
  const { api, getValues } = draft;
  useEffect(() => {
    const loaded = draft.getLoaded();
    const next = { ...loaded, ...present };
    // A repeat of what was sent holds the same time, since it may be stored already.
    if (sent === null && !isSame(loaded, next)) draft.rebase(next);
  });

  /** Ignored while sending: a change would be lost with the page. */
  function apply(values: Readonly<Record<string, unknown>>): void {
    if (isBusy) return;
    const previous = getValues();
    for (const [name, value] of Object.entries(values)) api.setFieldValue(name, value);
    const next = getValues();
    const settled = settle?.(previous, next) ?? next;
    for (const name of listChanged(next, settled)) api.setFieldValue(name, getAt(settled, name));
    const changed = draft.listChanged();
    if (!isSame(changed, actor.getSnapshot().context.changed))
      actor.send({ type: 'record.changed', changed });
  }

  function submit(andNext: boolean): void {
    const valid = Object.keys(findIssues(getValues())).length === 0;
    const found = (valid && listWarnings?.(getValues(), draft.getLoaded())) || [];
    actor.send({ type: 'record.submit', valid, warnings: found, ...(andNext && { andNext }) });
  }

  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      if (!element.current || !isHeardBy(element.current, event.target)) return;
      event.preventDefault();
      if (!event.repeat) element.current.requestSubmit();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  return {
    api,
    getValues,
    change: apply,
    set: (name, value) => apply({ [name]: value }),
    fields,
    labels,
    required,
    attempts,
    failure,
    isBusy,
    isInert: isBusy && wasBusy,
    conflict: conflict && sent && { fields: conflict.fields, theirs: conflict.theirs, mine: sent },
    warnings,
    duplicates,
    isAsking,
    submit,
    answer: (isSure) => actor.send({ type: isSure ? 'record.confirm' : 'record.revise' }),
    props: {
      ref: element,
      noValidate: true,
      'aria-busy': isBusy,
      onSubmit(event) {
        event.preventDefault();
        submit(false);
      },
    },
    leave: afterPress,
    findNote(name) {
      const raw = findUnreadAt(unread, name);
      const value = getAt(getValues(), name);
      const isShown = Array.isArray(value) && value.some(isUnread);
      if (raw === undefined || isShown || !isSame(value, getAt(draft.getLoaded(), name))) return undefined;
      return texts[coupled ? 'field' : 'preset'](getUnreadText(raw));
    },
    findIssue(name) {
      const text = failure?.fields[name];
      const stands = text !== undefined && isSame(getAt(getValues(), name), getAt(sent, name));
      return { own: findIssues(getValues())[name], served: stands ? getServerWords(text) : undefined };
    },
  };
}
