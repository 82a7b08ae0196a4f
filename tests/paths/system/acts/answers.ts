import type { Seen } from '../look';
import { OUTCOMES, type Call } from '../service';
import { toPattern, type Act, type Kind } from './act';

const nameCall = ({ method, path }: Call): string => `${method} ${toPattern(path)}`;

/** Ends that only writes can have. */
const OF_WRITES: readonly string[] = ['400', '419', '422', 'lost'];

/** Every end of each kind of waiting call, and of loading code. */
export function listAnswers({ calls, loads }: Seen): Act[] {
  const first = new Map(calls.map((call) => [nameCall(call), call] as const).toReversed());
  return [
    ...[...first].flatMap(([name, call]) => {
      const isRead = call.method === 'GET';
      const failure: Kind = isRead ? 'readFailure' : 'writeFailure';
      return OUTCOMES.filter((outcome) => !isRead || !OF_WRITES.includes(outcome)).map((outcome): Act => ({
        name: `${name}: ${outcome}`,
        kind: outcome === 'ok' ? 'answer' : failure,
        run: () => call.end(outcome),
      }));
    }),
    ...loads.flatMap(({ name, end }): Act[] => [
      { name: `code of ${name}: ok`, kind: 'answer', run: () => end(true) },
      { name: `code of ${name}: missing`, kind: 'code', run: () => end(false) },
    ]),
  ];
}
