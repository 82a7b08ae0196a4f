import type { AnyFormApi } from '@tanstack/react-form';
import { useSelector } from '@xstate/react';
import { useDeferredValue, useEffect, useMemo, useState, type FormEvent, type KeyboardEvent } from 'react';
import type { ActorRef, Snapshot } from 'xstate';
import type { Warning } from '../../domain/nouns/warnings';
import type { FormContext, FormEvent as DraftEvent } from '../../machines/kit/form/context';
import type { Draft } from '../../machines/kit/form/draft';
import { getAt, isSame, listChanged } from '../../machines/kit/form/values';
import { getServerWords } from '../../text/validation';
import type { Words } from '../../text/ui/words';
import { memoize, type Issues } from './issues';
import { createPress } from './press';

/** The actor that owns a draft: made by `createForm` and `createRecord`. */
export type DraftActor<Values> = ActorRef<
  Snapshot<unknown> & {
    context: FormContext<Values, unknown, unknown>;
    hasTag: (tag: 'editing' | 'asking' | 'busy' | 'failed' | 'refused') => boolean;
  },
  DraftEvent
>;

export type DraftDefinition<Values extends object> = {
  actor: DraftActor<Values>;
  /** Names of the fields, which are their ids too, in the order of the page. */
  fields: readonly string[];
  labels: Readonly<Record<string, string>>;
  /** Those that bear an asterisk: what the schema asks for. */
  required: ReadonlySet<string>;
  /** What the domain has against the draft, in words. */
  findIssues: (values: Values) => Issues;
  /** What the domain asks about a valid draft before it is sent, and what stood in it at first. */
  listWarnings?: (values: Values, loaded: Values) => readonly Warning[];
  /** What a change does to other fields. */
  settle?: (previous: Values, next: Values) => Values;
};

/** A draft as fields edit it; that of a whole draft also serves what edits only some of its fields. */
export type DraftForm<Values> = {
  /** What fields are bound to, by their dotted names. */
  api: AnyFormApi;
  getValues: () => Values;
  change(values: Partial<Values>): void;
  /** Sets one field by its dotted name. */
  set: (name: string, value: unknown) => void;
  fields: readonly string[];
  labels: Readonly<Record<string, string>>;
  required: ReadonlySet<string>;
  attempts: number;
  failure: FormContext<Values, unknown, unknown>['failure'];
  isBusy: boolean;
  /** Whether its fields are out of reach: soon after it is busy, so that the press is answered first. */
  isInert: boolean;
  /** Fields that somebody else has changed too: what was sent of them, and what the other made of them. */
  conflict: { fields: readonly string[]; mine: object; theirs: object } | null;
  warnings: readonly Warning[];
  duplicates: FormContext<unknown, unknown, unknown>['duplicates'];
  isAsking: boolean;
  /** Sends it, as its button does; then a person may go on at once. */
  submit: (andNext: boolean) => void;
  /** Whether it is sent in spite of its warnings. */
  answer: (isSure: boolean) => void;
  /** For the form element. */
  props: {
    noValidate: true;
    'aria-busy': boolean;
    onSubmit: (event: FormEvent) => void;
    onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => void;
    onPointerDownCapture: () => void;
  };
  /** What happens on leaving a field, unless a button is being pressed: then after that. */
  leave: (run: () => void) => void;
  /** What is wrong with a field by the rules, and what the server said of its value. */
  findIssue: (name: string) => { own: Words | undefined; served: Words | undefined };
};

/** A form is shown once there is a draft. What was done to its fields is forgotten with the view, what was typed is not. */
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

/**
 * The draft of an actor for a form to edit in place. The actor is told which fields differ from what was loaded, when
 * that is no longer the same, and whether what it is to send is valid.
 */
export function useDraftForm<Values extends object>(definition: DraftDefinition<Values>): DraftForm<Values> {
  const { actor, fields, labels, required, settle, listWarnings } = definition;
  const draft = useDraft(actor);
  const attempts = useSelector(actor, ({ context }) => context.attempts);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const sent = useSelector(actor, ({ context }) => context.sent);
  const conflict = useSelector(actor, ({ context }) => context.conflict);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const wasBusy = useDeferredValue(isBusy);
  const warnings = useSelector(actor, ({ context }) => context.warnings);
  const duplicates = useSelector(actor, ({ context }) => context.duplicates);
  const isAsking = useSelector(actor, (snapshot) => snapshot.hasTag('asking'));
  const findIssues = useMemo(() => memoize(definition.findIssues), [definition.findIssues]);
  const [press] = useState(createPress);
  const { api, getValues } = draft;

  /** While it is sent nothing is taken that would be lost with the page. */
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
    const asked = (valid && listWarnings?.(getValues(), draft.getLoaded())) || [];
    actor.send({ type: 'record.submit', valid, warnings: asked, ...(andNext && { andNext }) });
  }

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
      noValidate: true,
      'aria-busy': isBusy,
      onSubmit(event) {
        event.preventDefault();
        submit(false);
      },
      onKeyDown(event) {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        if (!event.repeat) event.currentTarget.requestSubmit();
      },
      onPointerDownCapture: press.begin,
    },
    leave: press.after,
    findIssue(name) {
      const text = failure?.fields[name];
      const stands = text !== undefined && isSame(getAt(getValues(), name), getAt(sent, name));
      return { own: findIssues(getValues())[name], served: stands ? getServerWords(text) : undefined };
    },
  };
}
