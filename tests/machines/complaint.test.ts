import { expect, test } from 'vitest';
import { getMessage } from '../../src/machines/complaint';
import { toError } from './support/stage';

const malformed = { kind: 'malformed', status: 200 } as const;
const page = { kind: 'page', status: 200 } as const;

test.each([
  [toError(401), { key: 'status.401' }],
  [toError(419), { key: 'status.400' }],
  [toError(500, { message: 'Avaria' }), { text: 'Avaria' }],
  [toError(500), { key: 'status.500' }],
  [toError(null), { key: 'error.unexpected', reason: { key: 'failure.network' } }],
  [toError(200, malformed), { key: 'error.unexpected', reason: { key: 'failure.malformed' } }],
  [toError(200, page), { key: 'error.unexpected', reason: { key: 'failure.page' } }],
  [
    toError(429, { statusText: 'Too Many Requests', wait: 30 }),
    { key: 'error.http', params: { status: 429, text: 'Too Many Requests', wait: 30 } },
  ],
])('a call without a text of its own says what %s means (spec §8)', ({ failure }, message) => {
  expect(getMessage(failure, null)).toEqual(message);
});

test.each([
  [toError(503), { key: 'error.http', params: { status: 503, text: '' } }],
  [toError(null), { key: 'failure.network' }],
  [toError(200, page), { key: 'failure.page' }],
])('one with a text of its own says below why: %s', ({ failure }, reason) => {
  expect(getMessage(failure, 'cites.listFailed')).toEqual({ key: 'cites.listFailed', reason });
});
