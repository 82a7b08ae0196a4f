import { act, StrictMode, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import type { Actor, AnyEventObject } from 'xstate';
import type { Loaded } from '../../../src/machines/kit/form/context';
import { createRecord } from '../../../src/machines/kit/form/form';
import { DraftField } from '../../../src/views/forms/DraftField';
import { FormErrors } from '../../../src/views/forms/FormErrors';
import { useDraftForm, type DraftActor } from '../../../src/views/forms/useDraftForm';
import { Button } from '../../../src/views/ui/Button';
import { TextField } from '../../../src/views/ui/TextField';
import { screenInput } from '../../machines/support/samples';
import { createCalls, stage } from '../../machines/support/stage';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

export type Draft = { nom: string; majuscules: string; jove: { email: string } };
export const LOADED: Draft = { nom: 'Ada', majuscules: 'ADA', jove: { email: '' } };

const LABELS = { nom: 'Nom', majuscules: 'Majúscules', 'jove.email': 'Correu' };

let renders = 0;

/** Number of renders since the last call, without those of single fields. */
export function takeRenders(): number {
  const taken = renders;
  renders = 0;
  return taken;
}

/** The name is required, without digits; its changes are copied in capitals. */
function NomForm({ actor }: { actor: DraftActor<Draft> }) {
  useEffect(() => {
    renders += 1;
  });
  const form = useDraftForm<Draft>({
    actor,
    fields: ['nom', 'majuscules', 'jove.email'],
    labels: LABELS,
    required: new Set(['nom']),
    findIssues: ({ nom }) => {
      if (nom === '') return { nom: { text: 'Introduce tu nombre', lang: 'es' } };
      return /\d/.test(nom) ? { nom: { text: 'Sense xifres' } } : {};
    },
    settle: (previous, next) =>
      previous.nom === next.nom ? next : { ...next, majuscules: next.nom.toUpperCase() },
  });
  return (
    <>
      <FormErrors form={form} title="Nom" focus="jove.email" />
      <form {...form.props}>
        <DraftField form={form} name="nom">
          {(field) => <TextField {...field} />}
        </DraftField>
        <DraftField form={form} name="majuscules">
          {(field) => <TextField {...field} />}
        </DraftField>
        <DraftField form={form} name="jove.email">
          {(field) => <TextField {...field} />}
        </DraftField>
        <Button type="submit" busy={form.isBusy ? 'Desant…' : undefined}>
          Desa
        </Button>
      </form>
    </>
  );
}

/** The form over a loaded record, with its actor's events and waiting calls. */
export async function openForm() {
  const load = createCalls<unknown, Loaded<Draft, null, null>>();
  const save = createCalls<{ draft: Draft }, unknown>();
  const record = createRecord<Draft, null, null, unknown>({
    id: 'record',
    load: load.call,
    refuse: () => null,
    save: save.call,
    saved: { key: 'assessoria.edited', path: '/' },
    failed: 'assessoria.editFailed',
    loadFailed: 'assessoria.loadFailed',
    keepFacts: [],
  });
  const { actor, root } = stage(record, screenInput);
  load.last.resolve({ draft: LOADED, original: null, facts: null });
  await vi.advanceTimersByTimeAsync(0);

  const told: AnyEventObject[] = [];
  const send = actor.send.bind(actor);
  actor.send = (event) => {
    told.push(event);
    send(event);
  };
  return {
    actor,
    save,
    root,
    takeSent: () => told.splice(0),
    ...show(actor),
  };
}

let page: Root | undefined;

export const closeForm = (): void => act(() => page?.unmount());

/** Shows the form over an actor; it can be hidden and shown again, as a parked screen. */
function show(actor: Actor<ReturnType<typeof createRecord<Draft, null, null, unknown>>>) {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const mount = () => {
    page = createRoot(container);
    act(() =>
      page?.render(
        <StrictMode>
          <NomForm actor={actor} />
        </StrictMode>,
      ),
    );
  };
  mount();
  return { mount, unmount: closeForm };
}

export const getField = (id: string): HTMLInputElement => document.getElementById(id) as HTMLInputElement;

export const readIssue = (id: string): string | null =>
  document.getElementById(`${id}-error`)?.textContent ?? null;

export const readSummary = (): string[] | null =>
  document.querySelector('.error-summary') &&
  [...document.querySelectorAll('.error-summary p, .error-summary a')].map((line) => line.textContent);

export function type(id: string, value: string): void {
  act(() => {
    const field = getField(id);
    field.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

export const leave = (id: string): void => act(() => getField(id).blur());

export const submit = (): void => act(() => document.querySelector<HTMLElement>('[type=submit]')?.click());

export const wait = (ms = 0): Promise<void> => act(() => vi.advanceTimersByTimeAsync(ms)) as Promise<never>;
