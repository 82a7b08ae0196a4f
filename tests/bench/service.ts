import { createActor, initialTransition, transition } from 'xstate';
import { createBackend } from '../../mock-server/backend';
import { ROUTES } from '../../src/domain/access/routes';
import { fold } from '../../src/journal/fold';
import { createJournal } from '../../src/journal/record';
import { navigationMachine } from '../../src/machines/navigation/navigation';
import { START_KEEPS } from '../../src/machines/startKeeps';
import type { Line } from './line';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const TURNS = 20;
const API = 'http://127.0.0.1/api';

/** Seconds of the median turn. */
async function timeEach(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return (times.toSorted((one, other) => one - other)[TURNS / 2] ?? 0) / 1000;
}

/** Seconds for a page of 50,400 records: plain, and searched. */
async function timeLists(): Promise<Line[]> {
  const backend = createBackend({ seed: 1, anchor: NOW, scale: 42 }, () => NOW);
  const ask = async (method: string, url: string, token: string, body = ''): Promise<string> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await backend.answer({ method, url, headers, body });
    if (answer === 'network' || answer.status !== 200) throw new Error(`${url} is not answered`);
    return answer.body;
  };
  const account = { email: 'admin@example.org', password: 'Demo1234!' };
  const signIn = await ask('POST', `${API}/auth/login`, '', JSON.stringify(account));
  const token = (JSON.parse(signIn) as { data: { token: { plainTextToken: string } } }).data.token;
  const list = (query: string) => () => ask('GET', `${API}/consultes${query}`, token.plainTextToken);
  const page = await timeEach(list(''));
  const search = await timeEach(list('?q=laia'));
  const ratio = `${(search / page).toFixed(1)} × a page of them`;
  return [
    { name: 'a page of 50,400 consultes', value: page, limit: 0.015 },
    { name: 'a page of those that are searched', value: search, ratio },
  ];
}

/** Events that change the context by one transition, and events followed by a second one. */
const FOLDED = {
  events: (index: number) => ({ type: 'screen.touched', id: 'screen-1', dirty: index % 2 === 0 }) as const,
  decisions: (index: number) =>
    ({ type: 'navigation.arrived', path: index % 2 ? '/login' : '/enlloc', query: {}, index }) as const,
};
/** Expected events per second, without the eventless transitions. */
const RATE = 150_000;

/** Seconds to fold events of a machine's journal, beside XState's own transitions. */
async function timeFold(name: keyof typeof FOLDED): Promise<Line> {
  const total = 20_000;
  const events = Array.from({ length: total }, (_, index) => FOLDED[name](index));
  const journal = createJournal({ id: 'K3F9', limit: 4 * total, keeps: START_KEEPS });
  const input = { routes: ROUTES };
  const actor = createActor(navigationMachine, { input, inspect: journal.inspect });
  actor.start();
  for (const event of events) actor.send(event);
  const kept = journal.read();
  const seconds = await timeEach(() => fold(kept, { [navigationMachine.id]: navigationMachine }));
  const ofLibrary = await timeEach(() => {
    let [snapshot] = initialTransition(navigationMachine, input);
    for (const event of events) [snapshot] = transition(navigationMachine, snapshot, event);
  });
  const rate = Math.round(kept.entries.length / seconds / 1000);
  return {
    name: `${kept.entries.length} ${name} folded`,
    value: seconds,
    ...(name === 'events' && { limit: kept.entries.length / RATE }),
    ratio: `${(seconds / ofLibrary).toFixed(1)} × the library's steps, ${rate} thousand a second`,
  };
}

export async function benchService(): Promise<Line[]> {
  return [...(await timeLists()), await timeFold('events'), await timeFold('decisions')];
}
