import { expect, test } from 'vitest';
import { assessoriaMachine } from '../../../src/machines/screens/assessoria';
import { citaCreateMachine } from '../../../src/machines/screens/citaCreate';
import { assessoria, toPage } from '../support/samples';
import { open, playServer } from '../support/screens';
import { settle } from '../support/server';

const server = playServer();
const ask = (telefon: string, email = '') => ({ type: 'request.send', input: { telefon, email } });
const search = (q: string) => `GET assessories?q=${q}&sort=-cita.date&per_page=100`;

test('a person is searched for by telephone and by e-mail address', async () => {
  const on = open(assessoriaMachine);
  await server.answer(assessoria);
  const seen = on.actor.getSnapshot().children['seen'];
  seen?.send(ask('600000123', 'zqnil@example.org'));
  expect(server.getCalls()).toEqual([search('600+000+123'), search('zqnil%40example.org')]);
  for (let left = 2; left > 0; left -= 1)
    server.calls[0]?.answer({ status: 200, body: toPage([assessoria]) });
  await settle();
  expect(on.getChild('seen')?.context.data).toEqual([
    {
      id: 12,
      tipus: 'laboral',
      nom: 'Zqnil Zqserra',
      estat: 'pendent',
      professional: assessoria.professional,
      date: assessoria.cita.date,
      durada: 30,
    },
  ]);
});

test('a booking drops a late answer for another telephone, and a failure silently keeps no sessions', async () => {
  const on = open(citaCreateMachine, { query: { data: '2026-11-23' } });
  await settle();
  on.takeSent();
  const seen = on.actor.getSnapshot().children['seen'];
  seen?.send(ask('600000123'));
  const [late] = server.calls;
  seen?.send(ask('600000999'));
  late?.answer({ status: 200, body: toPage([assessoria]) });
  await settle();
  expect(server.getCalls()).toEqual([search('600+000+999')]);
  server.calls[0]?.answer({ status: 500 });
  await settle();
  expect([on.getChild('seen')?.value, on.getChild('seen')?.context.data]).toEqual(['error', []]);
  expect([on.getValue(), on.takeSent()]).toEqual(['editing', []]);
});
