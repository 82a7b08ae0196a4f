import type { Checkpoint, Entry, Journal } from './record';

const FORMAT = 'punt-jove.journal';
const VERSION = 2;

/** Format of a session report, which holds a journal. */
export const REPORT = { format: 'punt-jove.report', version: 1 } as const;

type Fields = Record<string, unknown>;

/** A file that cannot be read: of another format or version, or damaged. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError';
  constructor(
    readonly code: 'foreign' | 'version' | 'damaged',
    why: string,
  ) {
    super(`This is no journal that can be read: ${why}`);
  }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function isEntry(value: unknown): value is Entry {
  if (!isFields(value) || !isText(value['stream'])) return false;
  const { event, machine } = value;
  if (!isFields(event) || !isText(event['type'])) return false;
  return event['type'] === 'xstate.init' ? isText(machine) : machine === undefined;
}

function isCheckpoint(value: unknown): value is Checkpoint {
  if (!isFields(value) || !isText(value['stream']) || !isText(value['machine'])) return false;
  const { value: state, context, children } = value;
  return (
    (isText(state) || isFields(state)) &&
    isFields(context) &&
    Array.isArray(children) &&
    children.every((id) => isText(id))
  );
}

function refuse(why: string, code: UnreadableError['code'] = 'damaged'): never {
  throw new UnreadableError(code, why);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse('it is not JSON', 'foreign');
  }
}

function readList<T>(value: unknown, name: string, isItem: (item: unknown) => item is T): T[] {
  if (!Array.isArray(value)) return refuse(`it has no ${name}`);
  const index = value.findIndex((item) => !isItem(item));
  if (index >= 0) return refuse(`number ${index + 1} of its ${name} is malformed`);
  return value as T[];
}

/** A journal as JSON, for a file. */
export function exportJournal(journal: Journal): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, ...journal });
}

/**
 * Reads the output of `exportJournal`.
 * @throws {UnreadableError} with the reason, for any other text
 */
export const importJournal = (text: string): Journal => toJournal(parse(text));

/**
 * The journal of a file, alone or in a session report with the report's other data.
 * @throws {UnreadableError}
 */
export function readFile(text: string): { journal: Journal; about: Readonly<Fields> } {
  const file = parse(text);
  if (!isFields(file) || file['format'] !== REPORT.format) return { journal: toJournal(file), about: {} };
  expectVersion(file, REPORT.version);
  const { journal, ...about } = file;
  return { journal: toJournal(journal), about };
}

function expectVersion({ version }: Fields, known: number): void {
  if (version !== known) refuse(`it is of version ${String(version)}, this is version ${known}`, 'version');
}

function toJournal(found: unknown): Journal {
  if (!isFields(found) || found['format'] !== FORMAT)
    return refuse('it does not say that it is one', 'foreign');
  expectVersion(found, VERSION);
  const { id, first } = found;
  if (!isText(id) || !Number.isSafeInteger(first))
    return refuse('it does not say what its entries are called');
  const checkpoints = readList(found['checkpoints'], 'checkpoints', isCheckpoint);
  const entries = readList(found['entries'], 'entries', isEntry);
  const opened = new Set(checkpoints.map(({ stream }) => stream));
  for (const { stream, machine } of entries) {
    if (machine !== undefined) opened.add(stream);
    else if (!opened.has(stream)) refuse(`it has an event of an actor that it never opened (${stream})`);
  }
  return { id, first: first as number, checkpoints, entries };
}
