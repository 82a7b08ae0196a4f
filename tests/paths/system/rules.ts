import type { AnyMachineSnapshot } from 'xstate';
import { SESSION_KEY } from '../../../src/domain/pages/signIn';
import { fromSearch, toSearch } from '../../../src/domain/values/query';
import { SERVICES } from '../../../src/machines/root';
import type { Draft } from '../../../src/machines/kit/form/draft';
import { toPattern } from './acts/act';
import type { Live, Seen } from './look';

/** An act and its result; `before` is null at the start. */
type Moment = { act: string; before: Seen | null; seen: Seen };

/** A rule of the specification about the whole; it returns what is wrong, or null. */
export type Rule = {
  id: string;
  section: string;
  says: string;
  /** Check with a memory of its own for each walk. */
  begin: () => (moment: Moment) => string | null;
};

/** A rule about single moments. */
const always = (
  id: string,
  section: string,
  says: string,
  check: (moment: Moment) => string | null,
): Rule => ({
  id,
  section,
  says,
  begin: () => check,
});

const ACCESS: Readonly<Record<string, readonly string[]>> = {
  professionals: ['read_usuari'],
  calendari: ['read_cita'],
  consultes: ['read_consulta'],
  assessories: ['read_assessoria'],
  activitats: ['read_activitat'],
  configuracio: ['read_configuracio_app'],
  xifres: ['read_consulta', 'read_assessoria', 'read_activitat'],
};

const TYPES = ['academica', 'emprenedoria', 'habitatge', 'laboral', 'mobilitat'];

function mayOpen(path: string, permissions: readonly string[]): boolean {
  const part = path.split('/')[1] ?? '';
  const needed = path === '/calendari/cita/nova' ? ['create_cita'] : (ACCESS[part] ?? []);
  const names = needed.flatMap((one) =>
    one === 'read_assessoria' ? [one, ...TYPES.map((type) => `read_${type}`)] : [one],
  );
  return (
    names.length === 0 ||
    names.some((one) => ['', '_app', '_oficina'].some((reach) => permissions.includes(one + reach)))
  );
}

const PUBLIC = ['/login', '/new_password', '/recordar_contrasenya'];
const isPublic = (path: string): boolean => PUBLIC.some((one) => path === one || path.startsWith(`${one}/`));

const name = ({ path, snapshot }: Live): string => `${path} (${snapshot.machine.id})`;
const list = (ones: readonly Live[]): string | null => (ones.length > 0 ? ones.map(name).join(', ') : null);

const CORE = ['auth', 'navigation', 'notifications', 'clock'];

const isPublicCall = ({ path }: { path: string }): boolean =>
  /^\/auth\/(login|send-password|reset-password)$/.test(path);

const isWrite = ({ method }: { method: string }): boolean => method !== 'GET';

type FormContext = { draft: Draft<unknown> | null; changed: readonly string[]; userId: number | null };
const findDraft = (live: Live | undefined): Draft<unknown> | null =>
  (live?.snapshot.context as Partial<FormContext> | undefined)?.draft ?? null;

const STATUS_OF: Readonly<Record<string, string>> = {
  restoring: 'unknown',
  signedIn: 'signedIn',
  changePending: 'changePending',
};

const getAuthState = ({ auth }: Seen): string =>
  typeof auth.value === 'object' ? (Object.keys(auth.value)[0] ?? '') : String(auth.value);

const isWaiting = (snapshot: AnyMachineSnapshot): boolean =>
  snapshot.machine.id === 'removal' && snapshot.hasTag('undoable');

/** Writes under way as the session ends in the middle of a run, which a notice says. */
function listLeft({ before, seen }: Moment): readonly object[] {
  const isEnd = before?.auth.session && seen.auth.session === null;
  const isSaid = seen.notices.some(
    ({ message }) => 'key' in message && message.key === 'error.unsure' && message.params?.kind === 'stopped',
  );
  if (!isEnd || !isSaid) return [];
  // The failure of a single deletion is told later, too (record 33).
  const alone = before.live.flatMap(({ snapshot }) =>
    snapshot.machine.id === 'removal' ? [`/${(snapshot.context as { id: number }).id}`] : [],
  );
  return seen.calls.filter((call) => isWrite(call) && !alone.some((end) => call.path.endsWith(end)));
}

const isCallOf = ({ method, path }: { method: string; path: string }, act: string): boolean =>
  act.startsWith(`${method} ${toPattern(path)}: `);

function findUntold({ act, before, seen }: Moment): string | null {
  const [, call = '', end = ''] = /^((?:POST|PUT|PATCH|DELETE) \S+): (\S+)$/.exec(act) ?? [];
  if (!before || end === '' || end === 'ok') return null;
  // A sign-out, or a stopped run, leaves its calls under way.
  if (getAuthState(before) === 'signingOut') return null;
  const isStopped = before.live.some(
    ({ snapshot }) => (snapshot.context as { isStopping?: boolean }).isStopping === true,
  );
  if (isStopped) return null;
  if (call.endsWith('/auth/logout')) return null;
  // A refusal that names more fields is answered with them.
  if (seen.made.some(({ method, path }) => `${method} ${toPattern(path)}` === call)) return null;
  if (call.endsWith('/auth/login') && getAuthState(before) !== 'signingIn') return null;
  if (seen.notices.length > 0 || (before.auth.session !== null && seen.auth.session === null)) return null;
  const getFailure = (of: Seen, path: string): unknown =>
    (of.find(path)?.snapshot.context as { failure?: unknown } | undefined)?.failure ?? null;
  const isTold = seen.live.some(({ path, snapshot }) => {
    const failure = getFailure(seen, path);
    if (failure !== null && failure !== getFailure(before, path)) return true;
    // A batch shows the result of each task, or waits for a busy service.
    const results = (context: unknown): unknown => (context as { results?: unknown }).results;
    const isBatch = results(snapshot.context) !== undefined;
    return (
      isBatch &&
      (snapshot.hasTag('waiting') ||
        results(snapshot.context) !== results(before.find(path)?.snapshot.context ?? {}))
    );
  });
  return isTold ? null : `${call}: ${end} is told nowhere`;
}

const hasToCome = (seen: Seen): boolean => seen.calls.length > 0 || seen.loads.length > 0 || seen.timers > 0;

export const RULES: readonly Rule[] = [
  always('session', '4', 'the session is the same for the sign-in, the pages and navigation', ({ seen }) => {
    const state = getAuthState(seen);
    const token = seen.auth.session?.user.id ?? null;
    const root = seen.root.session?.user.id ?? null;
    const { status, userId } = seen.navigation;
    const expected = STATUS_OF[state] ?? (state === 'signingOut' ? null : 'signedOut');
    if (expected === null) return null;
    return status === expected && root === userId && (status === 'signedOut' || root === token)
      ? null
      : `${state}: sign-in ${token}, root ${root}, navigation ${status} ${userId}`;
  }),

  always(
    'signed-out',
    '6',
    'without a session nothing private lives but what waits for its owner',
    ({ seen }) => {
      if (seen.root.session !== null) return null;
      const private_ = seen.live.filter(({ path, snapshot }) => {
        const id = path.split('/')[1] ?? '';
        if ((SERVICES as readonly string[]).includes(id)) return true;
        const isScreen = id.startsWith('screen-');
        return (
          isScreen &&
          id !== seen.navigation.parked?.screen.id &&
          id !== seen.navigation.screen?.id &&
          snapshot.status === 'active'
        );
      });
      const { screen } = seen.navigation;
      if (screen?.layout === 'private') return `${screen.name} is shown`;
      return list(private_);
    },
  ),

  always(
    'left-over',
    '4',
    'the actors that live are those of the page, its list, what is parked and the services',
    ({ seen }) => {
      const { screen, behind, parked } = seen.navigation;
      const expected = new Set<string>([
        ...CORE,
        ...(seen.root.hasServices ? SERVICES : []),
        ...[screen, behind, parked?.screen].flatMap((one) => one?.id ?? []),
      ]);
      const there = seen.live.flatMap(({ path }) =>
        path.split('/').length === 2 ? [path.split('/')[1] as string] : [],
      );
      const over = there.filter((id) => !expected.has(id));
      const missing = [...expected].filter((id) => id !== 'clock' && !there.includes(id));
      return over.length + missing.length > 0
        ? `over: ${over.join(', ')}; missing: ${missing.join(', ')}`
        : null;
    },
  ),

  always('own-page', '6', 'a page is shown only to the person who opened it', ({ seen }) => {
    const me = seen.root.session?.user.id ?? null;
    if (me === null) return null;
    const { userId } = (seen.shown?.snapshot.context ?? {}) as Partial<FormContext>;
    if (userId !== undefined && userId !== null && userId !== me)
      return `the page of ${userId} is shown to ${me}`;
    return null;
  }),

  always(
    'parked',
    '6',
    'what is parked is shown when its owner signs in, and goes when another person does',
    ({ seen }) => {
      const { parked, status, userId, value } = seen.navigation;
      if (parked === null || status === 'signedOut') return null;
      const isOfAnother = parked.userId !== userId;
      return isOfAnother || (status === 'signedIn' && value === 'shown')
        ? `${parked.screen.name} of ${parked.userId} is parked for ${userId}`
        : null;
    },
  ),

  always('address', '2', 'the page that is shown is the one of the address', ({ seen }) => {
    const { value, screen, status } = seen.navigation;
    if (value !== 'shown' || status === 'unknown' || !screen) return null;
    const { path, query } = screen.address;
    const shown = path + toSearch(query);
    if (shown.startsWith('/recordar_contrasenya/')) return null;
    const [at = '', search = ''] = seen.address.split('?');
    const there = at + toSearch(fromSearch(search));
    return shown === there ? null : `${shown} is shown at ${there}`;
  }),

  always('permission', '6', 'a page is shown only with its permission', ({ seen }) => {
    const { screen, status, permissions, value } = seen.navigation;
    if (!screen || status !== 'signedIn' || value !== 'shown') return null;
    const { path } = screen.address;
    return mayOpen(path, permissions) ? null : `${path} is shown`;
  }),

  always('at-rest', '2', 'navigation never rests on its way', ({ seen }) => {
    const { value, status } = seen.navigation;
    if (['deciding', 'redirected', 'leaving'].includes(String(value))) return `in ${String(value)}`;
    if (value === 'waiting' && status !== 'unknown') return 'in waiting';
    return value === 'loading' && seen.loads.length === 0 ? 'in loading without code on its way' : null;
  }),

  always('saved', '4', 'a form never rests as saved', ({ seen }) => {
    // On the way out, to the owner's next page, or until the former appointment is removed.
    if (getAuthState(seen) === 'signingOut') return null;
    const { parked } = seen.navigation;
    const isLedOn = ({ path }: Live): boolean =>
      parked?.after !== undefined && path.startsWith(`root/${parked.screen.id}`);
    const isMoving = ({ path }: Live): boolean => {
      const former = seen.find(`${path}/former`)?.snapshot;
      return former !== undefined && (former.hasTag('busy') || former.hasTag('left'));
    };
    return list(seen.live.filter((one) => one.snapshot.value === 'saved' && !isLedOn(one) && !isMoving(one)));
  }),

  always('asked', '2', 'one is asked about unsaved changes only while there are some', ({ seen }) =>
    seen.navigation.value === 'asking' && !seen.navigation.dirty ? 'asked without changes' : null,
  ),

  always('dirty', '2', 'navigation knows whether something is unsaved', ({ seen }) => {
    const context = seen.shown?.snapshot.context as Partial<FormContext> | undefined;
    const isLeaving = seen.navigation.value === 'loading' || getAuthState(seen) === 'signingOut';
    if (!context?.changed || isLeaving) return null;
    const isChanged = context.userId !== null && context.changed.length > 0;
    if (seen.shown?.snapshot.value === 'saved') return null;
    return isChanged === seen.navigation.dirty
      ? null
      : `changed ${context.changed.join(', ') || 'nothing'}, navigation ${seen.navigation.dirty}`;
  }),

  always('one-layer', '4', 'at most one question or layer is open', ({ seen }) => {
    const others = seen.layers.filter(({ path }) => path !== 'root/idle');
    return others.length > 1 ? list(others) : null;
  }),

  always('token', '6', 'no call but those of the sign-in is made without a token', ({ seen }) => {
    const without = seen.made.filter((call) => call.token === null && !isPublicCall(call));
    return without.length > 0 ? without.map(({ method, path }) => `${method} ${path}`).join(', ') : null;
  }),

  always(
    'own-token',
    '6',
    'a call has the token of the present session, or of the one that ends',
    ({ act, before, seen }) => {
      // A new session may end at once, where another tab was idle for too long.
      if (/auth\/(login|new-password): ok$|signs in/.test(act)) return null;
      const tokens = [seen.auth.session?.token, before?.auth.session?.token, null, undefined];
      const foreign = seen.made.filter(({ token }) => !tokens.includes(token));
      return foreign.length > 0 ? foreign.map(({ method, path }) => `${method} ${path}`).join(', ') : null;
    },
  ),

  always('busy', '4', 'nothing is busy without something to wait for', ({ seen }) =>
    hasToCome(seen)
      ? null
      : list(
          seen.live.filter(
            ({ snapshot }) =>
              ['busy', 'loading', 'checking', 'restoring'].some((tag) => snapshot.hasTag(tag)) &&
              snapshot.value !== 'saved',
          ),
        ),
  ),

  always('once', '4', 'no write is on its way twice', ({ seen }) => {
    const writes = [...seen.made, ...seen.calls]
      // Ending a session twice does no harm.
      .filter(({ path }) => path !== '/auth/logout')
      .filter((call, index, all) => isWrite(call) && all.indexOf(call) === index)
      .map(({ method, path, body, token }) => `${method} ${path} ${body} ${token}`);
    return writes.find((one, index) => writes.indexOf(one) !== index) ?? null;
  }),

  {
    id: 'told',
    section: '8',
    says: 'each write that fails is told',
    begin() {
      const left = new Set<object>();
      return (moment) => {
        for (const call of listLeft(moment)) left.add(call);
        const isLeft = moment.before?.calls.some(
          (call) => left.has(call) && !moment.seen.calls.includes(call) && isCallOf(call, moment.act),
        );
        return isLeft ? null : findUntold(moment);
      };
    },
  },

  always('typed', '8', 'what is typed stays when a save fails', ({ act, before, seen }) => {
    const [, end = ''] = /^(?:POST|PUT|PATCH) (?!\/auth\/log)\S+: (\S+)$/.exec(act) ?? [];
    if (
      !before?.shown ||
      end === '' ||
      end === 'ok' ||
      end === 'lost' ||
      before.shown.snapshot.value !== 'saving'
    )
      return null;
    const id = before.navigation.screen?.id ?? '';
    const typed = seen.find(`root/${id}`);
    if (!typed) return `${name(before.shown)} is gone`;
    const draft = findDraft(typed);
    return draft && draft.listChanged().length === 0 ? 'nothing is changed any more' : null;
  }),

  always('new-password', '2', 'a pending change of password is done first', ({ seen }) => {
    const { status, value, screen } = seen.navigation;
    return status === 'changePending' && value === 'shown' && screen?.address.path !== '/new_password'
      ? `${screen?.address.path ?? 'nothing'} is shown`
      : null;
  }),

  always(
    'public',
    '2',
    'public pages are shown without a session only, and private pages with one only',
    ({ seen }) => {
      const { status, screen, value } = seen.navigation;
      if (value !== 'shown' || !screen || !['signedIn', 'signedOut'].includes(status)) return null;
      const { path } = screen.address;
      return isPublic(path) === (status === 'signedOut') ? null : `${path} is shown to ${status}`;
    },
  ),

  {
    id: 'revoked',
    section: '4',
    says: 'a session that ends for idleness is ended at the service',
    begin() {
      // A read is refused together with those beside it; the service has ended that session already.
      const refused = new Set<string>();
      return ({ act, before, seen }) => {
        const token = before?.auth.session?.token;
        if (token !== undefined && act.endsWith(': 401')) refused.add(token);
        const isByIdle = act === 'idle.leave' || /^(?!midnight).* pass(es)?$/.test(act);
        if (token === undefined || refused.has(token) || !isByIdle || seen.auth.session !== null) return null;
        // A sign-out waits for the writes on their way.
        if (!before || getAuthState(before) !== 'signedIn' || seen.calls.some(isWrite)) return null;
        const isRevoked = [...seen.made, ...seen.calls].some(
          (call) => call.path === '/auth/logout' && call.token === token,
        );
        return isRevoked ? null : `no call ends it after ${act}`;
      };
    },
  },

  always('stored', '4', 'only the session is stored, and nothing else that is private', ({ seen }) => {
    const names = seen.stored
      .map(([key]) => key)
      .filter((key) => ![SESSION_KEY, 'punt-jove.idle'].includes(key));
    if (names.length > 0) return names.join(', ');
    return seen.stored.some(([, value]) => /Zq/.test(value)) ? 'typed text is stored' : null;
  }),

  always('no-typed-address', '4', 'no address holds what is typed', ({ seen }) =>
    /zq|jana/i.test(seen.address) ? seen.address : null,
  ),

  {
    id: 'undo',
    section: '4',
    says: 'a deletion waits five seconds, unless it is sent or the page is left',
    begin() {
      const confirmed = new Map<string, number>();
      return ({ act, before, seen }) => {
        const waits = seen.live.filter(({ snapshot }) => isWaiting(snapshot));
        for (const { path } of waits) if (!confirmed.has(path)) confirmed.set(path, seen.now);
        const sent = seen.made.filter(({ method }) => method === 'DELETE');
        if (sent.length === 0 || !before) return null;
        const early = before.live.filter(
          ({ path, snapshot }) =>
            snapshot.machine.id === 'removal' &&
            snapshot.value === 'waiting' &&
            seen.now - (confirmed.get(path) ?? 0) < 5_000,
        );
        const isWanted = /send|sign out|idle|reload|open |: /.test(act);
        return early.length > 0 && !isWanted
          ? `${act} sent ${sent.map(({ path }) => path).join(', ')}`
          : null;
      };
    },
  },

  {
    id: 'undone',
    section: '4',
    says: 'a deletion that was undone is never sent',
    begin() {
      const undone = new Set<string>();
      return ({ act, before, seen }) => {
        if (act.endsWith('.undo') && before) {
          const waited = before.live.filter(({ snapshot }) => isWaiting(snapshot));
          const gone = waited.filter(({ path }) => {
            const now = seen.find(path);
            return !now || !isWaiting(now.snapshot);
          });
          for (const { snapshot } of gone) undone.add(String((snapshot.context as { id: number }).id));
        }
        const opened = /deletion\.confirm|bulk\.confirm/.test(act);
        if (opened) undone.clear();
        const sent = seen.made.find(
          ({ method, path }) => method === 'DELETE' && undone.has(path.split('/').at(-1) ?? ''),
        );
        return sent ? sent.path : null;
      };
    },
  },

  {
    id: 'asked-address',
    section: '2',
    says: 'the sign-in leads to the address that was asked for',
    begin() {
      let asked: string | null = null;
      return ({ act, before, seen }) => {
        const { status } = seen.navigation;
        const opened = /^open (\/\S*)$/.exec(act)?.[1];
        if (opened !== undefined) asked = status === 'signedOut' && !isPublic(opened) ? opened : null;
        else if (/^(follow|Back|Forward|reload|another tab|sign out)/.test(act)) asked = null;
        if (asked === null || act !== 'POST /auth/login: ok' || before?.navigation.status !== 'signedOut')
          return null;
        const { permissions, routes } = seen.navigation;
        const path = asked;
        asked = null;
        const isThere = routes.some((route) => route.path === path && route.screen !== 'notFound');
        if (status !== 'signedIn' || !isThere || !mayOpen(path, permissions)) return null;
        return seen.address.split('?')[0] === path ? null : `${path} was asked for, ${seen.address} is shown`;
      };
    },
  },
];
