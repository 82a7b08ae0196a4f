import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { Dia, Hora, Id, Moment, Named, optional, orNull } from '../../../src/domain/values/fields';
import * as f from '../../../src/domain/values/fieldTable';
import { described } from '../../../mock-server/calls/described';
import { toJsonSchemas } from '../../../mock-server/openapi/jsonSchema';

test('fields of an answer are required, and only optional ones may be null', () => {
  const Record = z.object({
    what: orNull(Named),
    kind: orNull(z.enum(['a', 'b'])),
    note: optional(z.string()),
  });
  expect(toJsonSchemas({ Record, Named }, 'output')['Record']).toEqual({
    type: 'object',
    properties: {
      what: { $ref: '#/components/schemas/Named' },
      kind: { type: 'string', enum: ['a', 'b'] },
      note: { type: ['string', 'null'] },
    },
    required: ['what', 'kind', 'note'],
  });
});

test('a body requires its mandatory fields and the groups around them; other fields have defaults', () => {
  const jove = f.group({ nom: f.text(), telefon: f.optionalTelefon() });
  const count = f.group({ home: f.field(0, z._default(z.int(), 0), z.int()) });
  const Body = z.object({ ...f.bodyShape({ jove, count }), id: Id, actiu: z._default(z.boolean(), true) });
  expect(toJsonSchemas({ Body }, 'input')).toEqual({
    Body: {
      type: 'object',
      properties: {
        jove: {
          type: 'object',
          properties: {
            nom: { type: 'string', minLength: 1, maxLength: 200, pattern: '\\S' },
            telefon: {
              anyOf: [{ type: 'string', maxLength: 20, description: 'De 9 a 15 xifres.' }, { type: 'null' }],
              default: null,
            },
          },
          required: ['nom'],
        },
        count: { type: 'object', properties: { home: { type: 'integer', default: 0 } } },
        id: { type: 'integer', exclusiveMinimum: 0 },
        actiu: { type: 'boolean', default: true },
      },
      required: ['jove', 'id'],
    },
  });
});

test('days, times and moments have a format or pattern', () => {
  const from = described(Dia, 'Des de');
  expect(toJsonSchemas({ Moment, Hora, from, instant: z.iso.datetime({ offset: true }) }, 'input')).toEqual({
    Moment: { type: 'string', format: 'date-time' },
    Hora: { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' },
    from: { type: 'string', format: 'date', description: 'Des de' },
    instant: { type: 'string', format: 'date-time' },
  });
});
