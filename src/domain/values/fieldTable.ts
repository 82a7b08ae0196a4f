import * as z from 'zod/mini';
import { Email, Id, listOf, optional as orMissing, orBlank, orNull, RecordId, requiredText } from './fields';
import { TEXT_LIMITS } from './options';
import { isTelefon } from './telefon';
import { isGiven, unwrapRecord } from './convert';
import { getSource } from './source';
import { isLost, isUnread, pairEntries, type Unread } from './unread';

type Schema = z.ZodMiniType;

/** A field of a noun: its form value, and its schemas in a body and in an answer. */
export type Field<
  Draft = unknown,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
  Key extends string | null = string | null,
> = {
  empty: Draft;
  body: Body;
  answer: Answer;
  /** Name in answers; null: the same name. */
  answerKey: Key;
  toBody(value: Draft): unknown;
  toDraft(value: z.output<Answer>): Draft;
  fields?: Fields;
  item?: Schema;
};

export type Fields = Readonly<Record<string, Field>>;

/** Form values: texts as typed, null without a choice. */
export type DraftOf<F extends Fields> = { -readonly [Name in keyof F]: F[Name]['empty'] } & {};
type BodyShape<F extends Fields> = { -readonly [Name in keyof F]: F[Name]['body'] };
type AnswerShape<F extends Fields> = {
  -readonly [
    Name in keyof F as F[Name]['answerKey'] extends string ? F[Name]['answerKey'] : Name
  ]: F[Name]['answer'];
};
export type AnswerOf<F extends Fields> = {
  [Name in keyof AnswerShape<F>]: z.output<AnswerShape<F>[Name]>;
};

export type FieldName<Draft> = {
  [Name in keyof Draft & string]: Draft[Name] extends readonly unknown[] | string | number | boolean | null
    ? Name
    : `${Name}.${FieldName<Draft[Name]>}`;
}[keyof Draft & string];

// Types do not survive `Object.entries`: callers cast the result.
function mapFields(fields: Fields, map: (field: Field, name: string) => unknown): unknown {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, map(field, name)]));
}

export function emptyDraft<F extends Fields>(fields: F): DraftOf<F> {
  return mapFields(fields, ({ empty }) => empty) as DraftOf<F>;
}

export function bodyShape<F extends Fields>(fields: F): BodyShape<F> {
  return mapFields(fields, ({ body }) => body) as BodyShape<F>;
}

export function answerShape<F extends Fields>(fields: F): AnswerShape<F> {
  const entries = Object.entries<Field>(fields).map(([name, field]) => [
    field.answerKey ?? name,
    field.answer,
  ]);
  return Object.fromEntries(entries) as AnswerShape<F>;
}

/** Body of a draft, not yet checked by the body's schema. */
export function toBody<F extends Fields>(fields: F, draft: DraftOf<F>): { [Name in keyof F]: unknown } {
  return mapFields(fields, (field, name) => field.toBody(draft[name])) as { [Name in keyof F]: unknown };
}

export type Given = Readonly<Record<string, unknown>>;

/** Form values of an answer; unread ones are empty, unread entries of a list are tokens. */
export function toDraft<F extends Fields>(
  fields: F,
  answer: AnswerOf<F>,
  source: unknown = getSource(answer),
): DraftOf<F> {
  const values: Given = answer;
  const given: Given = isGiven(source) ? source : {};
  return mapFields(fields, (field, name) => {
    const key = field.answerKey ?? name;
    return toValue(field, values[key], given[key]);
  }) as DraftOf<F>;
}

function toValue(field: Field, value: unknown, raw: unknown): unknown {
  const { fields, item, empty, answer } = field;
  if (raw === undefined) return field.toDraft(value);
  if (item) return pairEntries(item, field.toDraft(value) as unknown[], raw).map(([entry]) => entry);
  if (fields) {
    const given = unwrapRecord(Object.keys(fields), raw);
    return isGiven(value) ? toDraft(fields, value as AnswerOf<Fields>, given) : empty;
  }
  return isLost(answer, raw) ? empty : field.toDraft(value);
}

export const isRead = (entry: unknown): boolean => !isUnread(entry);

export function listFields<Draft extends object>(draft: Draft): FieldName<Draft>[] {
  const names = Object.entries(draft).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (listFields(value) as string[]).map((inner) => `${name}.${inner}`)
      : name,
  );
  return names as FieldName<Draft>[];
}

/** Field whose form value is sent unchanged. */
export function field<Draft, Body extends Schema, Answer extends z.ZodMiniType<Draft>>(
  empty: Draft,
  body: Body,
  answer: Answer,
): Field<Draft, Body, Answer, null> {
  return { empty, body, answer, answerKey: null, toBody: (value) => value, toDraft: (value) => value };
}

export function text(max: number = TEXT_LIMITS.nom) {
  return field('', requiredText(max), z.string());
}

export function optionalText(max: number = TEXT_LIMITS.text) {
  return optional(field('', z.string().check(z.maxLength(max)), z.string()));
}

export function email() {
  return field('', Email, z.string());
}

export function optionalTelefon() {
  const isRight = z.refine<string>(isTelefon, { params: { code: 'telefon' } });
  return optional(field('', z.string().check(z.maxLength(TEXT_LIMITS.telefon), isRight), z.string()));
}

/** A whole number within limits, both included. */
export function number({ min, max }: { min: number; max: number }) {
  return field(null as number | null, z.int().check(z.gte(min), z.lte(max)), orNull(z.number()));
}

export function choice<V extends string>(values: readonly V[]) {
  return field(null as V | null, z.enum(values), orNull(z.enum(values)));
}

function list<Entry, Body extends Schema, Answer extends Schema, Key extends string | null>(
  inner: Field<Entry[], Body, Answer, Key>,
  item: Schema,
): Field<(Entry | Unread)[], Body, Answer, Key> {
  return { ...inner, toBody: (value) => value.filter(isRead), item };
}

export function choices<V extends string>(values: readonly V[]) {
  const item = z.enum(values);
  return list(field([] as V[], listOf(item), listOf(item)), item);
}

/** Texts that the body's schema checks. */
export function texts() {
  return list(field([] as string[], listOf(z.string()), listOf(z.string())), z.string());
}

export function id() {
  return field(null as number | null, Id, orNull(RecordId));
}

export function ids() {
  return list(field([] as number[], listOf(Id), listOf(RecordId)), RecordId);
}

/** A record sent as its id, and answered whole under the name `key`. */
export function ref<Key extends string, R extends z.ZodMiniType<{ id: number }>>(
  key: Key,
  record: R,
): Field<number | null, typeof Id, ReturnType<typeof orNull<R>>, Key> {
  return { ...id(), answer: orNull(record), answerKey: key, toDraft: (value) => value?.id ?? null };
}

/** Records sent as their ids, and answered whole under the name `key`. */
export function refs<Key extends string, R extends z.ZodMiniType<{ id: number }>>(key: Key, record: R) {
  const answer = listOf(record);
  return {
    ...ids(),
    answer,
    answerKey: key,
    item: record,
    toDraft: (value: z.output<typeof answer>) => value.map(({ id }) => id),
  };
}

/** Fields under a common name; an absent group has only empty fields. */
export function group<F extends Fields>(fields: F) {
  const empty = emptyDraft(fields);
  const body = z.object(bodyShape(fields));
  return {
    empty,
    fields,
    body: z.prefault(body, toBody(fields, empty) as z.input<typeof body>),
    answer: orBlank(answerShape(fields)),
    answerKey: null,
    toBody: (draft: DraftOf<F>) => toBody(fields, draft),
    toDraft: (answer: AnswerOf<F>) => toDraft(fields, answer),
  };
}

/** Whether a value is empty: blank text, or a group of empty fields. */
function isBlank(sent: unknown): boolean {
  if (typeof sent === 'string') return sent.trim() === '';
  if (typeof sent === 'object' && sent !== null) return Object.values(sent).every(isBlank);
  return sent === null;
}

/** A field that may stay empty: null in bodies and answers. */
export function optional<Draft, Body extends Schema, Answer extends Schema, Key extends string | null>(
  inner: Field<Draft, Body, Answer, Key>,
): Field<Draft, ReturnType<typeof orMissing<Body>>, ReturnType<typeof orMissing<Answer>>, Key> {
  return {
    ...inner,
    body: orMissing(inner.body),
    answer: orMissing(inner.answer),
    toBody(value) {
      const sent = inner.toBody(value);
      return isBlank(sent) ? null : sent;
    },
    toDraft: (value) => (value === null ? inner.empty : inner.toDraft(value)),
  };
}
