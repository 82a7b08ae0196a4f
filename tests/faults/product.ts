import { SimulatedClock, type AnyActorRef, type AnyMachineSnapshot } from 'xstate';
import { createBackend, type Backend } from '../../mock-server/backend';
import { carry } from '../../mock-server/transports/http';
import type { ApiRequest, ApiResponse } from '../../mock-server/http/responses';
import { PASSWORD } from '../../mock-server/store/rows/professional';
import type { Failure } from '../../src/api/errors';
import { connect } from '../../src/api/connect';
import type { Message } from '../../src/domain/pages/notice';
import type { Sessio } from '../../src/domain/access/sessio';
import { getMessage } from '../../src/machines/kit/failures';
import { toOwnWords } from '../../src/machines/kit/words';
import { getNoticeText } from '../../src/text/notices';
import type { NoticeText } from '../../src/text/status';
import { startRoot } from '../machines/support/root';
import { NOW } from '../mock-server/support/testServer';
import type { Fault } from './faults';

type Telling = {
  notice?: { message: Message } | null;
  message?: Message | null;
  failure?: Failure | null;
  draft?: object | null;
};

function getRefusalText({ fields, message }: Failure): NoticeText {
  const ofFields = Object.values(fields);
  const lines = ofFields.length > 0 ? ofFields : [toOwnWords(message)].filter((line) => line !== null);
  return { text: getNoticeText({ key: 'status.422' }).text, lines };
}

/** Milliseconds after which a busy actor counts as stuck. */
const LIMIT = 10_000;

const BUSY = ['loading', 'busy', 'checking', 'restoring'];

/** Calls that a fault is for: `GET /assessories/12`. */
type Match = (call: string) => boolean;

export async function openFaulty() {
  let backend: Backend;
  let fault: Fault | null = null;
  let isMatch: Match = () => false;
  let held: (() => void)[] = [];
  let underWay = 0;
  let met: string[] = [];

  const tell = ({ method, url }: ApiRequest): string =>
    `${method} ${new URL(url).pathname.slice('/api'.length)}`;

  async function answer(request: ApiRequest): Promise<ApiResponse | 'network'> {
    const call = tell(request);
    if (!fault || !isMatch(call)) return backend.answer(request);
    met.push(call);
    if (fault.kind === 'answer') return fault.response;
    if (fault.kind === 'silence') {
      underWay -= 1;
      await new Promise<void>((resolve) => held.push(resolve));
      underWay += 1;
      return backend.answer(request);
    }
    if (fault.isDone) await backend.answer(request);
    return 'network';
  }

  const { url, close } = await carry(
    {
      async answer(request: ApiRequest) {
        underWay += 1;
        try {
          return await answer(request);
        } finally {
          underWay -= 1;
        }
      },
    } as Backend,
    0,
  );

  return {
    url,
    close,
    restart(): Backend {
      backend = createBackend({ seed: 1, anchor: Date.parse(NOW) }, () => Date.parse(NOW));
      fault = null;
      held = [];
      met = [];
      return backend;
    },
    play(next: Fault, match: Match): void {
      fault = next;
      isMatch = match;
    },
    release: (): void => held.splice(0).forEach((go) => go()),
    getMet: () => met,
    isQuiet: () => underWay === 0,
  };
}

export type Faulty = Awaited<ReturnType<typeof openFaulty>>;

async function signIn(backend: Backend, who: string): Promise<Sessio> {
  const answer = await backend.answer({
    method: 'POST',
    url: 'http://localhost/api/auth/login',
    headers: {},
    body: JSON.stringify({ email: who.includes('@') ? who : `${who}@example.org`, password: PASSWORD }),
  });
  if (answer === 'network') throw new Error('nobody answers');
  const { data } = JSON.parse(answer.body) as { data: Sessio & { token: { plainTextToken: string } } };
  return { ...data, token: data.token.plainTextToken };
}

const nextTurn = () => new Promise<void>((resolve) => void setImmediate(resolve));

export async function openProduct(server: Faulty, backend: Backend, who: string | null, path: string) {
  const session = who === null ? null : await signIn(backend, who);
  const { root, arrive, findChild, findScreen } = startRoot({
    restore: () => Promise.resolve(session),
    loadScreen: (name) => Promise.resolve(name),
    clock: new SimulatedClock(),
  });
  connect({
    baseUrl: server.url,
    getToken: () => findChild('auth')?.getSnapshot().context.session?.token ?? null,
  });

  function listActors(): [id: string, AnyMachineSnapshot][] {
    const walk = (actor: AnyActorRef): [string, AnyMachineSnapshot][] => {
      const snapshot = actor.getSnapshot() as AnyMachineSnapshot | undefined;
      const children = Object.values(snapshot?.children ?? {}) as AnyActorRef[];
      return [
        ...(snapshot?.tags ? [[actor.id, snapshot] as [string, AnyMachineSnapshot]] : []),
        ...children.flatMap(walk),
      ];
    };
    return walk(root);
  }

  /** Actors with a call under way; a saved form waits for its child or the root alone. */
  const listBusy = () =>
    listActors()
      .filter(([, { tags, value }]) => value !== 'saved' && BUSY.some((tag) => tags.has(tag)))
      .map(([id]) => id);

  /** Waits until all answers have come and all actors rest, or only held answers are left. */
  async function settle(canWait = false): Promise<void> {
    const late = performance.now() + LIMIT;
    for (let quiet = 0; quiet < 6;) {
      if (performance.now() > late) throw new Error(`never done: ${listBusy().join(', ')}`);
      await nextTurn();
      quiet = server.isQuiet() && (canWait || listBusy().length === 0) ? quiet + 1 : 0;
    }
  }

  const [way = '/', search = ''] = path.split('?');
  arrive(way, search, 0);

  return {
    findChild,
    getScreen(): AnyActorRef {
      const screen = findScreen();
      if (!screen) throw new Error('nothing is shown');
      return screen;
    },
    settle,
    listBusy,
    listTold(): string[] {
      const told = listActors().flatMap(([id, { context }]): NoticeText[] => {
        const { notice, message, failure, draft } = context as Telling;
        if (notice) return [getNoticeText(notice.message)];
        if (message) return [getNoticeText(message)];
        if (failure?.status === 422 && (draft || id === 'auth')) return [getRefusalText(failure)];
        return failure && id === 'auth' ? [getNoticeText(getMessage(failure, null))] : [];
      });
      return [...new Set(told.map(({ text, lines }) => [text, ...lines].join(' — ')))];
    },
    isDone: () => findChild('notifications')?.getSnapshot().context.notice?.severity === 'success',
    listTyped: (): unknown[] =>
      listActors().flatMap(([, { context }]) => {
        const { draft } = context as { draft?: { getValues?: () => unknown } | null };
        return draft?.getValues ? [draft.getValues()] : [];
      }),
    isOut: (): boolean => session !== null && findChild('auth')?.getSnapshot().context.session === null,
    leave(): void {
      arrive(path === '/perfil' ? '/professionals/nou' : '/perfil', '', 1);
      findChild('navigation')?.send({ type: 'navigation.leave' });
    },
    close(): void {
      root.stop();
    },
  };
}

export type Product = Awaited<ReturnType<typeof openProduct>>;
