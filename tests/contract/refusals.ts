import { toFailure } from '../../src/api/errors';
import { call } from '../../src/api/http';
import type { Undo } from './cycle';
import { isFields } from './raw';
import type { Values } from './kept';
import { Broken } from './trial';

function findId(answer: unknown): number | undefined {
  const data = isFields(answer) ? (answer['data'] ?? answer['result'] ?? answer) : undefined;
  const id = isFields(data) ? Number(data['id']) : Number.NaN;
  return Number.isNaN(id) ? undefined : id;
}

export type Asked = {
  path: string;
  body: Values;
  /** Wrong values by field that the call refuses; undefined: left out. */
  wrong: Values;
  undo: Undo;
  remove: (id: number) => Promise<void>;
};

/** Issues of a write by field; undefined if it was carried out, and then undone at the end. */
async function send({ path, undo, remove }: Asked, body: Values): Promise<string[] | undefined> {
  try {
    const id = await call('POST', path, { body, read: findId });
    if (id !== undefined) undo.add(`${path}/${id}`, () => remove(id));
    return undefined;
  } catch (error) {
    const { kind, status, fields, message } = toFailure(error);
    if (status === 401 || status === 403 || status === 404) throw error;
    if (kind !== 'status' || status !== 422)
      throw new Broken(
        `answers ${status ?? kind} in the place of 422 to a body that lacks fields: a form shows no issue`,
      );
    const names = Object.keys(fields);
    if (names.length > 0) return names;
    const how = message === null ? 'without a text' : `with “${message}” alone`;
    throw new Broken(`refuses a body ${how}, under no field: a person must guess which one is wrong`);
  }
}

/** Broken unless the call refuses each wrong field, all at once or else one by one. */
export async function expectAsked(asked: Asked): Promise<void> {
  const { body, wrong } = asked;
  const names = Object.keys(wrong);
  const issues = await send(asked, { ...body, ...wrong });
  if (issues === undefined)
    throw new Broken(`saves a record without a right ${names.join(', ')}: nothing is checked`);
  const isNamed = (name: string, found: readonly string[]) =>
    found.some((one) => one === name || one.startsWith(`${name}.`));
  const unasked: string[] = [];
  for (const name of names.filter((one) => !isNamed(one, issues))) {
    const alone = await send(asked, { ...body, [name]: wrong[name] });
    if (alone === undefined) unasked.push(name);
    // A session is completed only once.
    if (alone === undefined && asked.path.includes('/')) break;
  }
  if (unasked.length > 0)
    throw new Broken(
      `saves a record without a right ${unasked.join(', ')}: the figures count what is missing or wrong`,
    );
}
