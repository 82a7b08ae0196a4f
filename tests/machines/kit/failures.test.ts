import { expect, test } from 'vitest';
import { getMessage, toFailureEvent } from '../../../src/machines/kit/failures';
import { notify, notifyUnexpected } from '../support/notices';
import { toError } from '../support/stage';

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

const MESSAGE = { text: 'Avaria' };
const refused = notify('error', MESSAGE);
const unexpected = notifyUnexpected(MESSAGE);
test.each([
  [toError(401), { type: 'auth.lost' }],
  [toError(403), refused],
  [toError(409), refused],
  [toError(422), refused],
  [toError(null, { kind: 'conflict' }), refused],
  [toError(400), unexpected],
  [toError(404), unexpected],
  [toError(419), unexpected],
  [toError(429), unexpected],
  [toError(500), unexpected],
  [toError(503), unexpected],
  [toError(null), unexpected],
  [toError(null, { kind: 'timeout' }), unexpected],
  [toError(null, { kind: 'offline' }), unexpected],
  [toError(200, malformed), unexpected],
  [toError(200, page), unexpected],
] as const)('an unexpected failure carries a reference, a refusal does not: %s', ({ failure }, sent) => {
  expect(toFailureEvent(failure, MESSAGE)).toEqual(sent);
});
