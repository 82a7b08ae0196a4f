import { useForm } from '@tanstack/react-form';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import type { ActorRef, Snapshot } from 'xstate';
import type { RecordContext, RecordEvent } from '../../machines/record';
import { getServerWords } from '../../text/validation';
import type { Words } from '../../text/ui/words';
import { useStable } from '../ui/useStable';
import { remember, type Faults } from './faults';
import { createPace } from './pace';
import { createPress } from './press';
import { getAt, isSame, listChanged } from './values';

/** The actor that owns a draft: what `createRecord` makes. */
export type DraftActor<Draft> = ActorRef<
  Snapshot<unknown> & {
    context: RecordContext<Draft, unknown, unknown>;
    hasTag: (tag: 'editing' | 'busy' | 'failed' | 'refused') => boolean;
  },
  RecordEvent<Draft>
>;

type Definition<Draft> = {
  actor: DraftActor<Draft>;
  /** Names of the fields, which are their ids too, in the order of the page. */
  fields: readonly string[];
  labels: Readonly<Record<string, string>>;
  /** Those that bear an asterisk: what the schema asks for. */
  required: ReadonlySet<string>;
  /** The schema's faults, and those of whatever other rule the page knows. */
  findFaults: (draft: Draft) => Faults;
  /** What a change does to other fields. */
  settle?: (previous: Draft, next: Draft) => Draft;
};

/** Types TanStack's form by its draft alone. */
function useEditor<Draft>(defaultValues: Draft) {
  return useForm({ defaultValues });
}

/**
 * Edits the draft of a record actor: the form starts from the draft and tells the actor each change, the first at once,
 * the rest after a pause, whatever is left on leaving a field, on sending and on unmounting. So the draft outlives the view.
 * It starts anew from the next draft where saving does not lead away.
 */
export function useDraftForm<Draft extends object>(definition: Definition<Draft>) {
  const { actor, fields, labels, required, settle } = definition;
  const told = useRef<Draft>(undefined);
  // A draft that the form told itself is no news to it: typing redraws nothing but its field.
  const draft = useSelector(
    actor,
    ({ context }) => context.draft,
    (before, now) => before === now || now === told.current,
  ) as Draft;
  const attempts = useSelector(actor, ({ context }) => context.attempts);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const sent = useSelector(actor, ({ context }) => context.sent);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const editor = useEditor(draft);
  const loaded = useSelector(actor, ({ context }) => context.loaded);
  const begun = useRef(loaded);
  useEffect(() => {
    if (begun.current === loaded) return;
    begun.current = loaded;
    if (loaded) editor.reset(loaded);
  }, [editor, loaded]);
  const findFaults = useMemo(() => remember(definition.findFaults), [definition.findFaults]);

  const tell = useStable(() => {
    const { status, context } = actor.getSnapshot();
    if (status !== 'active') return;
    const { values } = editor.state;
    told.current = values;
    const valid = Object.keys(findFaults(values)).length === 0;
    actor.send({
      type: 'record.changed',
      draft: values,
      valid,
      changed: listChanged(context.loaded, values),
    });
  });
  const [pace] = useState(() => createPace(tell));
  useEffect(() => pace.flush, [pace]);
  const [press] = useState(createPress);

  function set(name: string, value: unknown): void {
    editor.setFieldValue(name as never, value as never);
  }

  /** Sets fields by their dotted names, and what follows from that. */
  function change(values: Readonly<Record<string, unknown>>): void {
    const previous = editor.state.values;
    for (const [name, value] of Object.entries(values)) set(name, value);
    const next = editor.state.values;
    const settled = settle?.(previous, next) ?? next;
    for (const name of listChanged(next, settled)) set(name, getAt(settled, name));
    pace.ask();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    pace.runNow();
    actor.send({ type: 'record.submit' });
  }

  /** What the server said of a field, while the field still holds what was refused. */
  function findRefusal(values: Draft, name: string): Words | undefined {
    const text = failure?.fields[name];
    const stands = text !== undefined && isSame(getAt(values, name), getAt(sent, name));
    return stands ? getServerWords(text) : undefined;
  }

  return {
    editor,
    fields,
    labels,
    required,
    attempts,
    failure,
    isBusy,
    change: change as (values: Partial<Draft>) => void,
    /** For the form element. */
    props: { noValidate: true, onSubmit: submit, onBlur: pace.flush, onPointerDownCapture: press.begin },
    /** What happens on leaving a field, unless a button is being pressed: then after that. */
    leave: press.after,
    /** What is wrong with a field, by the rules and by the server. */
    findFault: (values: Draft, name: string): { fault?: Words | undefined; refusal?: Words | undefined } => ({
      fault: findFaults(values)[name],
      refusal: findRefusal(values, name),
    }),
  };
}

export type DraftForm<Draft extends object> = ReturnType<typeof useDraftForm<Draft>>;
