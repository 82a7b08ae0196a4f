import * as z from 'zod/mini';
import { isInstant } from '../../domain/values/madrid';

const FORMAT = 'punt-jove.full';
const VERSION = 1;

const Text = z.string().check(z.minLength(1), z.maxLength(400));
const Instant = z.string().check(z.refine(isInstant));
const Count = z.int().check(z.minimum(0));

const Faults = z.object({ call: Text, why: Text, times: Count });
export type Faults = z.infer<typeof Faults>;

const SheetStep = z.object({
  title: Text,
  done: z.boolean(),
  /** Real time since the step before was done; null before its turn. */
  seconds: z.nullable(Count),
  hints: Count,
  faults: z.array(Faults),
});
export type SheetStep = z.infer<typeof SheetStep>;

/** A person's course of a lesson; both moments are of the machine's clock. */
const Sheet = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  /** Tells two runs of a lesson apart. */
  id: Text,
  name: Text,
  lesson: Text,
  began: Instant,
  saved: Instant,
  steps: z.array(SheetStep).check(z.minLength(1)),
});
export type Sheet = z.infer<typeof Sheet>;

export type BlankSheet = Omit<Sheet, 'format' | 'version' | 'name'>;

export type Unreadable = 'foreign' | 'version' | 'damaged';

export const nameSheet = (sheet: BlankSheet, name: string): Sheet => ({
  format: FORMAT,
  version: VERSION,
  name,
  ...sheet,
});

/** A sheet as one line, so that several can be pasted one below the other. */
export const toText = (sheet: Sheet): string => `${JSON.stringify(sheet)}\n`;

/** File of a sheet; its name says nothing about the person. */
export const getFileName = ({ id }: BlankSheet): string => `full-${id}.json`;

export function readSheet(text: string): Sheet | Unreadable {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return text.includes(FORMAT) ? 'damaged' : 'foreign';
  }
  const { format, version } = (found ?? {}) as { format?: unknown; version?: unknown };
  if (format !== FORMAT) return 'foreign';
  if (version !== VERSION) return 'version';
  const read = Sheet.safeParse(found);
  return read.success ? read.data : 'damaged';
}

/** The sheets in a pasted text, which may have words around them and broken lines. */
export function splitSheets(text: string): string[] {
  const parts = text.replaceAll(/[\r\n]+/g, ' ').split(/(?=\{\s*"format")/);
  const sheets = parts.filter((part) => part.startsWith('{'));
  return sheets.length === 0
    ? [text]
    : sheets.map((part) => part.slice(0, part.lastIndexOf('}') + 1 || undefined));
}
