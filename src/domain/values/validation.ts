import type * as z from 'zod/mini';

export type IssueCode =
  | 'required'
  | 'tooShort'
  | 'tooLong'
  | 'tooSmall'
  | 'tooBig'
  | 'email'
  | 'telefon'
  | 'format'
  | 'unreadable'
  | 'confirmation';
/** First issue of each field. Names are dotted; an issue within a list belongs to the list. */
export type FieldIssues = Record<string, IssueCode>;

function getPath(path: readonly PropertyKey[]): string {
  const index = path.findIndex((part) => typeof part === 'number');
  return (index < 0 ? path : path.slice(0, index)).join('.');
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/** Code of a schema's own check. */
function findOwnCode(params: z.core.$ZodIssueCustom['params']): IssueCode | undefined {
  return (['confirmation', 'telefon', 'unreadable'] as const).find((code) => code === params?.['code']);
}

function getCode(issue: z.core.$ZodIssue, value: unknown): IssueCode {
  if (isEmpty(value)) return 'required';
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'array') return 'required';
      return issue.origin === 'string' ? 'tooShort' : 'tooSmall';
    case 'too_big':
      return issue.origin === 'string' ? 'tooLong' : 'tooBig';
    case 'invalid_format':
      return issue.format === 'email' ? 'email' : 'format';
    case 'custom':
      return findOwnCode(issue.params) ?? 'format';
    default:
      return 'format';
  }
}

function getValue(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, part) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[part],
    value,
  );
}

export function findIssues(schema: z.ZodMiniType, value: unknown): FieldIssues {
  return toFieldIssues(schema.safeParse(value).error?.issues ?? [], value);
}

function toFieldIssues(found: readonly z.core.$ZodIssue[], value: unknown): FieldIssues {
  const issues: FieldIssues = {};
  for (const issue of found) {
    const field = getPath(issue.path);
    issues[field] ??= getCode(issue, getValue(value, issue.path));
  }
  return issues;
}

/** Issues of a draft. An unknown option from the service may be sent back. */
export function findDraftIssues(schema: z.ZodMiniType, body: unknown): FieldIssues {
  const issues = schema.safeParse(body).error?.issues ?? [];
  const isKept = (issue: z.core.$ZodIssue): boolean => {
    const value = getValue(body, issue.path);
    return issue.code === 'invalid_value' && typeof value === 'string' && value !== '';
  };
  return toFieldIssues(
    issues.filter((issue) => !isKept(issue)),
    body,
  );
}

/** Fields that a schema refuses when empty: marked with an asterisk (spec §5). */
export function findRequired(schema: z.ZodMiniType, empty: unknown): ReadonlySet<string> {
  const issues = findIssues(schema, empty);
  return new Set(Object.keys(issues).filter((field) => issues[field] === 'required'));
}

/** Issue by a rule that may change or depends on other records, with its parameters. */
export type RuleIssue =
  | { code: 'dateRule'; dies_enrere: number; dies_endavant?: number }
  | { code: 'slotTaken' };

export type DraftIssues = Readonly<Record<string, IssueCode | RuleIssue>>;
