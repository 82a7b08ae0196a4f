import { expect, test } from 'vitest';
import { getActMessage, getMessage, isUnsure, toFailureEvent } from '../../../src/machines/kit/failures';
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

test.each([
  [toError(499), true, true],
  [toError(500), false, true],
  [toError(502), true, true],
  [toError(503), false, false],
  [toError(504), true, true],
  [toError(520), true, true],
  [toError(524), true, true],
  [toError(422), false, false],
  [toError(null), true, true],
  [toError(null, { kind: 'offline' }), false, false],
  [toError(200, page), true, true],
])('after %s a write may have been done: %s; a creation: %s', ({ failure }, write, creation) => {
  expect([isUnsure(failure), isUnsure(failure, true)]).toEqual([write, creation]);
});

test('a server error of a creation says that it may be stored, unless the server says why', () => {
  const say = (message: string | null, isCreation: boolean) =>
    getActMessage(toError(500, { message }).failure, 'consulta.createFailed', 'server', isCreation);
  expect([say(null, true), say('Avaria', true), say(null, false)]).toEqual([
    {
      key: 'consulta.createFailed',
      reason: { key: 'error.unsure', params: { kind: 'status', status: 500 } },
    },
    { text: 'Avaria' },
    { key: 'consulta.createFailed' },
  ]);
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
