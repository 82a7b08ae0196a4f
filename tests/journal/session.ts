import { SimulatedClock, type AnyActorRef, type InspectionEvent } from 'xstate';
import { connect } from '../../src/api/connect';
import { DEFAULT_DATA_RULES } from '../../src/domain/nouns/dataRules';
import type { Sessio } from '../../src/domain/access/sessio';
import {
  activitat,
  assessoria,
  cita,
  consulta,
  person,
  oficina,
  sessio,
  slot,
  toPage,
} from '../machines/support/samples';
import { typeInto } from '../machines/support/draft';
import { startRoot } from '../machines/support/root';
import { settle, stubServer, type Outcome, type PendingCall } from '../machines/support/server';

const editor = {
  ...sessio,
  permissions: [...sessio.permissions, 'read_configuracio_app', 'edit_configuracio_app'],
};
const KEPT = {
  visitor: null,
  editor,
  reader: { ...sessio, permissions: ['read_cita_oficina', 'read_assessoria_oficina'] },
};

const WORDS = { message: 'Zqmissatge del servidor', errors: { 'jove.nom': ['Zqcamp dolent'] } };

function getBody({ method, path }: PendingCall, user: Sessio): unknown {
  const { token, ...session } = user;
  switch (path) {
    case 'auth/login':
    case 'auth/new-password':
      return { data: { token: { plainTextToken: token }, ...session } };
    case 'cites':
      return { data: method === 'GET' ? [cita] : cita };
    case 'cites/disponibilitats':
      return { data: [slot] };
    case 'config/data_rules':
      return { data: DEFAULT_DATA_RULES };
    case 'interns/oficines':
      return {
        data: [
          {
            ...oficina,
            slug: 'z',
            districte: 'gracia',
            tipus: 'pij',
            adreca: 'Zqcarrer',
            telefon: '',
            email: '',
          },
        ],
      };
    default:
      return path.startsWith('interns/') ? { data: [] } : getRecordBody(method, path);
  }
}

const RECORDS: Readonly<Record<string, unknown>> = {
  professionals: person,
  activitats: activitat,
  assessories: assessoria,
  consultes: consulta,
};

function getRecordBody(method: string, path: string): unknown {
  if (path.endsWith('/exports/csv')) return { content: 'id;nom\r\n12;Zqnil\r\n' };
  if (method === 'DELETE') return undefined;
  const record = RECORDS[path.split('/')[0] as string];
  return method === 'GET' && path in RECORDS ? toPage([record]) : { data: record };
}

export type Reply = 'done' | 400 | 401 | 403 | 404 | 419 | 422 | 500 | 'malformed' | 'network';

export type Command =
  | { do: 'arrive'; path: string; search: string; index: number }
  | { do: 'load'; ok: boolean }
  | { do: 'answer'; which: number; reply: Reply; mustChange: boolean }
  | { do: 'restore'; who: 'visitor' | 'editor' | 'reader' }
  | { do: 'wait'; ms: number }
  | { do: 'tick'; today: string }
  | { do: 'type'; values: object }
  /** Event for an actor under the root, `screen` for the shown one, or for a child. */
  | { do: 'send'; to: string; event: { type: string } & Record<string, unknown> };

export function startSession(inspect: (event: InspectionEvent) => void) {
  const { calls } = stubServer();
  const clock = new SimulatedClock();
  const loads: { resolve: () => void; reject: (error: Error) => void }[] = [];
  let settleRestore: (session: Sessio | null) => void = () => {};

  const { root, arrive, findChild, findScreen } = startRoot({
    restore: () => new Promise((resolve) => (settleRestore = resolve)),
    loadScreen: (name) =>
      new Promise((resolve, reject) => {
        loads.push({ resolve: () => resolve(name), reject });
      }),
    clock,
    inspect,
  });
  connect({ baseUrl: '', getToken: () => sessio.token });
  const findTarget = (to: string): AnyActorRef | undefined => {
    const screen = findScreen();
    if (to === 'screen') return screen;
    return (
      screen?.getSnapshot().children[to] ?? findChild(to) ?? findChild('deletion')?.getSnapshot().children[to]
    );
  };

  return {
    root,
    /** Waiting calls as `METHOD path`. */
    getCalls: () => calls.map(({ method, path }) => `${method} ${path}`),
    async run(command: Command): Promise<void> {
      switch (command.do) {
        case 'arrive':
          arrive(command.path, command.search, command.index);
          break;
        case 'load': {
          const load = loads.shift();
          if (command.ok) load?.resolve();
          else load?.reject(new TypeError('Zqerror of a chunk'));
          break;
        }
        case 'answer': {
          const call = calls[command.which % Math.max(calls.length, 1)];
          const user = { ...editor, user: { ...sessio.user, force_password_change: command.mustChange } };
          call?.answer(toOutcome(call, command.reply, user));
          break;
        }
        case 'restore':
          settleRestore(KEPT[command.who]);
          break;
        case 'wait':
          clock.increment(command.ms);
          break;
        case 'tick':
          root.send({ type: 'clock.ticked', now: 1_795_000_060_000, today: command.today });
          break;
        case 'type': {
          const screen = findScreen();
          if (screen?.getSnapshot().context.draft) typeInto(screen, command.values);
          break;
        }
        case 'send':
          findTarget(command.to)?.send(command.event);
      }
      await settle();
    },
  };
}

function toOutcome(call: PendingCall, reply: Reply, user: Sessio): Outcome {
  if (typeof reply === 'number') return { status: reply, body: WORDS };
  return reply === 'done' ? { status: 200, body: getBody(call, user) } : reply;
}
