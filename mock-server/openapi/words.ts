import { HORA } from '../../src/domain/values/hora';
import type { Schema } from './jsonSchema';

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
}

/** HTML of a sentence; text between grave accents is code. */
export function toProse(text: string): string {
  return escape(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

/** HTML of paragraphs, separated by empty lines. */
export function toParagraphs(text: string): string {
  return text
    .split('\n\n')
    .map((paragraph) => `<p>${toProse(paragraph)}</p>`)
    .join('\n');
}

export function link({ $ref = '' }: Schema): string {
  const name = $ref.split('/').at(-1) ?? '';
  return `<a href="#${name}">${name}</a>`;
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'número',
  integer: 'número enter',
  boolean: 'sí o no (<code>true</code>, <code>false</code>)',
  object: 'objecte',
  null: 'nul',
};

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'moment',
  date: 'dia',
  email: 'correu electrònic',
};

const toCode = (value: unknown): string =>
  `<code>${escape(typeof value === 'string' ? value : JSON.stringify(value))}</code>`;

function describeBase(schema: Schema, type: string): string {
  if (schema.format) return FORMATS[schema.format] ?? schema.format;
  if (schema.pattern === HORA.source) return 'hora';
  return type === 'integer' && schema.exclusiveMinimum === 0 ? 'número enter positiu' : (TYPES[type] ?? type);
}

function describeLimits(schema: Schema): string[] {
  const { minimum, maximum, minLength, maxLength, minItems } = schema;
  return [
    minimum !== undefined && (maximum === undefined ? `${minimum} o més` : `de ${minimum} a ${maximum}`),
    minLength !== undefined && 'no buit',
    maxLength !== undefined && `fins a ${maxLength} caràcters`,
    minItems !== undefined && 'almenys un',
  ].filter((limit) => limit !== false);
}

function describePlain(schema: Schema): string {
  if (schema.$ref) return link(schema);
  if (schema.anyOf) return schema.anyOf.map(describeType).join(' o ');
  if (schema.const !== undefined) return toCode(schema.const);
  if (schema.enum) return `un de ${schema.enum.map(toCode).join(', ')}`;
  if (schema.items) return `llista: ${describeType(schema.items)}`;
  const types = [schema.type ?? 'object'].flat();
  return types.map((type) => describeBase(schema, type)).join(' o ');
}

export function describeType(schema: Schema): string {
  const limits = describeLimits(schema);
  const absent = schema.default ?? null;
  const isEmpty = absent === null || (Array.isArray(absent) && absent.length === 0);
  return [describePlain(schema), ...limits, ...(isEmpty ? [] : [`si no hi és, ${toCode(absent)}`])].join(
    ', ',
  );
}
