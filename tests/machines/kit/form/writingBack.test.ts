import * as fc from 'fast-check';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import {
  ACTIVITAT_COUPLED,
  findActivitatIssues,
  type ActivitatDraft,
} from '../../../../src/domain/nouns/activitat';
import {
  CONSULTA_COUPLED,
  findConsultaIssues,
  type ConsultaDraft,
} from '../../../../src/domain/nouns/consulta';
import { DEFAULT_DATA_RULES, findDataRulesIssues } from '../../../../src/domain/nouns/dataRules';
import { findProfessionalIssues, PROFESSIONAL_COUPLED } from '../../../../src/domain/nouns/professional';
import { findEdicioIssues, RESERVA_COUPLED } from '../../../../src/domain/nouns/reserva';
import type { DraftIssues } from '../../../../src/domain/values/validation';
import { listBinding } from '../../../../src/machines/kit/form/binding';
import type { UnreadValues } from '../../../../src/machines/kit/form/context';
import { getAt } from '../../../../src/machines/kit/form/values';
import type { ScreenInput } from '../../../../src/machines/kit/screen';
import { activitatEditMachine } from '../../../../src/machines/screens/activitatEdit';
import { assessoriaEditMachine } from '../../../../src/machines/screens/assessoriaEdit';
import { consultaEditMachine } from '../../../../src/machines/screens/consultaEdit';
import { dataRulesMachine } from '../../../../src/machines/screens/dataRules';
import { professionalEditMachine } from '../../../../src/machines/screens/professionalEdit';
import { getTyped, SUBMIT, typeInto } from '../../support/draft';
import { activitat, assessoria, consulta, person, screenInput } from '../../support/samples';
import { open } from '../../support/screens';

/** Runs of each noun; the deployment lane sets more. */
const RUNS = Number(process.env['WRITING_BACK_RUNS'] ?? 150);
/** The same records in each run; `npm run test:all` takes others. */
const SEED = Number(process.env['WRITING_BACK_SEED'] ?? 1);
vi.setConfig({ testTimeout: 30 * RUNS + 5000 });
afterEach(() => vi.unstubAllGlobals());
afterAll(() => vi.resetConfig());

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Fields = { readonly [key: string]: Json };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Differences that a service may have in any value. */
const DIFFERENCES: Readonly<Record<string, (value: Json) => Json | undefined>> = {
  none: (value) => value,
  missing: () => undefined,
  null: () => null,
  empty: () => '',
  text: (value) => (typeof value === 'string' ? value : JSON.stringify(value)),
  label: (value) => ({ value, label: 'Zq' }),
  idAndName: (value) => ({ id: value, name: 'Zq' }),
  wrapped: (value) => ({ data: value }),
  alone: (value) => (Array.isArray(value) ? (value[0] ?? null) : [value]),
  total: () => 29,
  words: () => 'setze i escaig',
  yes: () => 'sí',
  upperCase: (value) => (typeof value === 'string' ? value.toUpperCase() : value),
  uuid: () => '9b1c7e52-04a1-4c3d-8f00-0000000004d2',
  epoch: () => 1_795_600_000,
  otherKeys: (value) =>
    isFields(value) ? Object.fromEntries(Object.entries(value).map(([key, one]) => [`${key}s`, one])) : value,
  moreKeys: (value) => (isFields(value) ? { ...value, altres: 7 } : value),
  holes: (value) => (Array.isArray(value) ? [null, ...(value as Json[]), { altres: 7 }] : value),
  commas: (value) => (Array.isArray(value) ? value.join(',') : value),
  nameAlone: (value) => (isFields(value) ? (value['nom'] ?? value['name'] ?? null) : value),
  idAlone: (value) => (isFields(value) ? (value['id'] ?? null) : value),
};

/** Dotted names of all values in a record, its groups and lists. */
function listPaths(value: Json, at: string[] = []): string[][] {
  const inner = isFields(value) || Array.isArray(value) ? Object.entries(value as Fields) : [];
  return [...(at.length > 0 ? [at] : []), ...inner.flatMap(([key, one]) => listPaths(one, [...at, key]))];
}

function change(value: Json, [key, ...rest]: string[], to: (value: Json) => Json | undefined): Json {
  if (key === undefined) return to(value) ?? null;
  if (Array.isArray(value))
    return value.map((one: Json, index) => (String(index) === key ? change(one, rest, to) : one));
  if (!isFields(value)) return value;
  const next = rest.length > 0 ? change(value[key] ?? null, rest, to) : to(value[key] ?? null);
  const { [key]: _, ...others } = value;
  return next === undefined ? others : { ...others, [key]: next };
}

type Noun = {
  machine: AnyStateMachine;
  record: Fields;
  permission: string;
  coupled: Readonly<Record<string, readonly string[]>>;
  /** Fields of the draft that are never sent. */
  fixed?: readonly string[];
  findIssues: (draft: never) => DraftIssues;
  /** Answers after the record's, on loading. */
  others?: readonly Json[];
};

const plain = (record: object): Fields => JSON.parse(JSON.stringify(record)) as Fields;

const { today } = screenInput;

const NOUNS: Readonly<Record<string, Noun>> = {
  activitat: {
    machine: activitatEditMachine,
    record: plain(activitat),
    permission: 'edit_activitat_app',
    coupled: ACTIVITAT_COUPLED,
    findIssues: (draft: ActivitatDraft) =>
      findActivitatIssues(draft, { rule: DEFAULT_DATA_RULES.activitats, today, stored: draft.data }),
  },
  assessoria: {
    machine: assessoriaEditMachine,
    record: plain({ ...assessoria, conegut: ['web', 'tutor'] }),
    permission: 'edit_assessoria_app',
    coupled: RESERVA_COUPLED,
    findIssues: findEdicioIssues,
    fixed: ['tipus', 'disponibilitat_id', 'date'],
  },
  consulta: {
    machine: consultaEditMachine,
    record: plain(consulta),
    permission: 'edit_consulta_app',
    coupled: CONSULTA_COUPLED,
    findIssues: (draft: ConsultaDraft) =>
      findConsultaIssues(draft, { rule: DEFAULT_DATA_RULES.consultes_edicio, today }),
    others: [DEFAULT_DATA_RULES],
  },
  professional: {
    machine: professionalEditMachine,
    record: plain(person),
    permission: 'edit_usuari_app',
    coupled: PROFESSIONAL_COUPLED,
    findIssues: findProfessionalIssues,
    others: [[]],
  },
  'date rules': {
    machine: dataRulesMachine,
    record: plain(DEFAULT_DATA_RULES),
    permission: 'edit_configuracio_app',
    coupled: {},
    findIssues: findDataRulesIssues,
  },
};

function serve({ record, others = [] }: Pick<Noun, 'record' | 'others'>) {
  const sent: Fields[] = [];
  let reads = 0;
  vi.stubGlobal('fetch', (_: string, { method, body }: RequestInit) => {
    if (method === 'PATCH') sent.push(JSON.parse(body as string) as Fields);
    const data = method === 'GET' && reads > 0 && reads <= others.length ? others[reads - 1] : record;
    reads += 1;
    return Promise.resolve(Response.json({ data }));
  });
  return sent;
}

async function rest(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
}

async function openForm(noun: Noun, record: Fields) {
  const sent = serve({ ...noun, record });
  const viewer: ScreenInput['viewer'] = { permissions: [noun.permission], oficinaId: null };
  const on = open(noun.machine, { params: { id: '1' }, viewer });
  await rest();
  return on.getTags().includes('editing') ? { on, sent, draft: getTyped(on.actor) as Fields } : undefined;
}

type Form = NonNullable<Awaited<ReturnType<typeof openForm>>>;

function toOther(value: Json): Json {
  if (Array.isArray(value)) return [...(value as Json[]), typeof value[0] === 'string' ? 'altre' : 93];
  if (typeof value === 'boolean') return !value;
  return typeof value === 'number' || value === null ? 94 : `${JSON.stringify(value)}x`;
}

function listNames(draft: Fields): string[] {
  return Object.entries(draft).flatMap(([name, value]) =>
    isFields(value) ? listNames(value).map((inner) => `${name}.${inner}`) : [name],
  );
}

function withAt(draft: Fields, name: string, value: Json): Fields {
  return change(draft, name.split('.'), () => value) as Fields;
}

const without = (group: Fields, key: string): Fields =>
  Object.fromEntries(Object.entries(group).filter(([name]) => name !== key));

/** Entries of a list as a service sends them. */
const listEntries = (raw: Json | undefined): readonly Json[] =>
  Array.isArray(raw) ? (raw as Json[]) : isFields(raw) ? Object.values(raw) : [];

const isNothing = (raw: Json | undefined): boolean =>
  raw === undefined || ['null', '""', '{}', '[]'].includes(JSON.stringify(raw));

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A group sent as JSON text or in `data` is that group. */
function unwrap(raw: Json | undefined): Json | undefined {
  const group: unknown = typeof raw === 'string' ? parse(raw) : raw;
  if (!isFields(group)) return raw;
  return Object.keys(group).length === 1 && isFields(group['data']) ? group['data'] : group;
}

/** Parts of a PATCH of one field that neither are that field nor came so from the service. */
function listOthers(noun: Noun, record: Fields, body: Fields, name: string): unknown[] {
  const [top = '', member] = name.split('.');
  const coupled = noun.coupled[top] ?? [];
  const others = Object.keys(without(body, 'id')).filter((key) => key !== top && !coupled.includes(key));
  const [sent, raw] = [body[top], unwrap(record[top])];
  if (member !== undefined && isFields(sent) && raw !== undefined && raw !== null && raw !== '') {
    const [group, came] = [without(sent, member), isFields(raw) ? without(raw, member) : {}];
    return JSON.stringify(group) === JSON.stringify(came) ? others : [...others, group, came];
  }
  if (!Array.isArray(sent) || (raw !== undefined && !Array.isArray(raw))) return others;
  const held = listEntries(raw).filter((one) => !isNothing(one)).length;
  return sent.length === held + 1 ? others : [...others, sent, raw];
}

function listHeldBack(noun: Noun, record: Fields, { on, draft }: Form): string[] {
  const { unread } = on.getContext() as { unread: UnreadValues };
  const issues = noun.findIssues(draft as never);
  const compared = { loaded: draft, values: draft, unread, coupled: noun.coupled };
  return Object.keys(listBinding(issues, compared)).filter((issue) => {
    const name = issue.replace('-time', '');
    const [top = ''] = name.split('.');
    return !isNothing(getAt(record, top in record ? name : name.replace(/_id$/, '')) as Json | undefined);
  });
}

const anyPath = ({ record }: Noun) => fc.constantFrom(...listPaths(record));
const anyDifference = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...Object.keys(DIFFERENCES)) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }).map((json) => ({ json: json as Json })) },
);

function differ(record: Fields, path: string[], difference: string | { json: Json }): Fields {
  const to = typeof difference === 'string' ? DIFFERENCES[difference] : () => difference.json;
  return change(record, path, to ?? ((value) => value)) as Fields;
}

describe.each(Object.entries(NOUNS))('%s', (_, noun) => {
  test('untouched saves are not held back and send nothing, whatever the service has sent', async () => {
    await fc.assert(
      fc.asyncProperty(anyPath(noun), anyDifference, async (path, difference) => {
        const record = differ(noun.record, path, difference);
        const form = await openForm(noun, record);
        if (!form) return;
        expect(listHeldBack(noun, record, form)).toEqual([]);
        form.on.actor.send(SUBMIT);
        await rest();
        const [body] = form.sent;
        expect(body === undefined ? {} : without(body, 'id')).toEqual({});
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    );
  });

  test('a change of one field changes that field alone, whatever the service has sent', async () => {
    await fc.assert(
      fc.asyncProperty(anyPath(noun), anyDifference, fc.nat(), async (path, difference, pick) => {
        const record = differ(noun.record, path, difference);
        const form = await openForm(noun, record);
        if (!form) return;
        const names = listNames(form.draft).filter((one) => !noun.fixed?.includes(one));
        const name = names[pick % names.length] ?? '';
        const before = getAt(form.draft, name) as Json;
        typeInto(form.on.actor, withAt(form.draft, name, toOther(before)));
        form.on.actor.send(SUBMIT);
        await rest();
        const [body] = form.sent;
        const [top = ''] = name.split('.');
        expect([Object.keys(body ?? {}).includes(top), listOthers(noun, record, body ?? {}, name)]).toEqual([
          true,
          [],
        ]);
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    );
  });
});
