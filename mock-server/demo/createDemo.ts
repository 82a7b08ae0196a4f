import { readSignIn, type Sessio } from '../../src/domain/access/sessio';
import { createBackend, type Backend } from '../backend';
import { GRANTS } from '../access/grants';
import { createAccounts } from '../seed/professionals';
import { toSignIn } from '../serializers/toSignIn';
import { listScenarios } from './scenarios';
import { findByEmail } from '../store/lookups';
import { createCalls } from './calls';
import type { Demo, DemoState } from './demo';
import { goBack, listAhead, listPast } from './history';
import { begin, readKept, type Kept } from './kept';
import { addMove } from './moves';
import type { Persistence } from './persistence';
import { pack, unpack } from './link';
import { describePresent, type Present } from './present';
import { readScenario, toFile, toScenario, type Scenario } from './scenario';

const SEED = 1;

type Options = { machineNow: () => number; persistence: Persistence };

const wait = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** The stored demo, or a new one. */
export function createDemo({ machineNow, persistence }: Options): Demo {
  const calls = createCalls();
  const listeners = new Set<() => void>();
  let kept!: Kept;
  let backend!: Backend;
  let turn = 0;
  let wasOlder = false;
  let state: DemoState | null = null;

  const readNow = (): number => {
    const { clock } = kept.conditions;
    return 'stands' in clock ? clock.stands : machineNow() + clock.offset;
  };

  function take(next: Kept): void {
    const nextBackend = createBackend(next, () => readNow());
    nextBackend.setFaults(next.conditions.faults);
    kept = next;
    backend = nextBackend;
    turn += 1;
  }
  function startAnew(): void {
    take(begin({ seed: SEED, scenario: 'demo', anchor: machineNow() }));
  }
  function load(): void {
    const found = readKept(persistence.load());
    wasOlder = found === 'older';
    try {
      if (found === null || found === 'older') startAnew();
      else take(found);
    } catch {
      startAnew();
    }
  }
  function notify(): void {
    state = null;
    for (const listener of listeners) listener();
  }
  function replace(next: Kept): void {
    take(next);
    persistence.save(kept);
    notify();
  }
  function keep(changes: Partial<Kept>): void {
    kept = { ...kept, ...changes };
    persistence.save(kept);
    notify();
  }
  function catchUp(): void {
    if (!persistence.isStale()) return;
    load();
    notify();
  }

  /** Stores the log. A write before others that lie ahead keeps those under a mark. */
  function keepLog(): void {
    const { log } = backend.getStore();
    if (log.length === kept.log.length) return;
    const { ahead, marks } = kept;
    const isOwn = log.slice(kept.log.length).some(({ call }) => !call.includes('/auth/'));
    const left =
      ahead.length > 0 && isOwn
        ? { ahead: [], marks: [...marks, { name: '', log: [...kept.log, ...ahead] }] }
        : {};
    keep({ log: [...log], ...left });
  }
  function keepFaults(): void {
    const faults = backend.listFaults();
    if (faults !== kept.conditions.faults) keep({ conditions: { ...kept.conditions, faults } });
  }

  function signIn(email: string): Sessio | null {
    const { state: data, commit } = backend.getStore();
    const professional = findByEmail(data, email);
    if (!professional?.actiu) return null;
    const ids = { sessio: data.last.sessio + 1 };
    commit({ at: readNow(), by: professional.id, call: 'POST /auth/login', ids });
    const sessio = data.sessions.get(ids.sessio);
    keepLog();
    return sessio ? readSignIn({ data: toSignIn(data, sessio) }) : null;
  }

  const describe = (present: Present): Scenario => describePresent(kept, readNow(), present);

  load();
  persistence.save(kept);

  return {
    listScenarios,
    signIns: createAccounts(null).map(({ email, role, actiu = true }) => ({
      email,
      role,
      actiu,
      permissions: GRANTS[role],
    })),
    async answer(request) {
      catchUp();
      const began = performance.now();
      const { conditions } = kept;
      if (conditions.latency > 0) await wait(conditions.latency);
      const answer = kept.conditions.offline ? 'network' : await backend.answer(request);
      calls.add(request, answer, performance.now() - began);
      keepFaults();
      keepLog();
      notify();
      return answer;
    },
    readNow,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read() {
      const { title, conditions, lesson, recording = null, showing = null, log, ahead, marks } = kept;
      state ??= {
        title,
        conditions,
        lesson,
        recording,
        showing,
        turn,
        wasOlder,
        writes: log.length,
        ahead: ahead.length,
        marks: marks.map(({ name, log: until }) => ({ name, writes: until.length })),
        calls: calls.list(),
      };
      return state;
    },
    mailedLink: () => backend.mailedLink(),
    setFault(fault) {
      backend.setFault(fault);
      keepFaults();
    },
    change(changes) {
      if (changes.faults) backend.setFaults(changes.faults);
      keep({ conditions: { ...kept.conditions, ...changes } });
    },
    reset() {
      startAnew();
      persistence.save(kept);
      notify();
    },
    open(scenario, how) {
      const { who, title, seed, data, anchor, clock, writes, faults, latency: slow, steps } = scenario;
      const at = Date.parse(clock.at);
      const origin = { seed, scenario: data, anchor: Date.parse(anchor), log: writes };
      replace({
        ...begin(origin),
        title,
        conditions: {
          clock: clock.stands ? { stands: at } : { offset: at - machineNow() },
          latency: slow,
          faults,
          offline: false,
        },
        lesson: how !== 'watch' && steps.length > 0 ? { title, steps, done: [] } : null,
        showing: how === 'watch' ? { scenario, begun: false } : null,
      });
      return who === null ? null : signIn(who);
    },
    signIn,
    listPast: () => listPast(kept, [...kept.log, ...kept.ahead]),
    goTo(point) {
      const all = [...kept.log, ...kept.ahead];
      const log = goBack(all, point, backend.getStore().state.sessions);
      replace({ ...kept, log, ahead: listAhead(all, log) });
    },
    mark: (name) => keep({ marks: [...kept.marks, { name, log: kept.log }] }),
    goToMark(index) {
      const mark = kept.marks[index];
      if (!mark) return;
      const signIns = goBack(kept.log, 0, backend.getStore().state.sessions);
      const missing = signIns.filter((write) => !mark.log.some((one) => isSame(one, write)));
      replace({ ...kept, log: [...mark.log, ...missing], ahead: [] });
    },
    forgetMark: (index) => keep({ marks: kept.marks.toSpliced(index, 1) }),
    tick(step) {
      const { lesson } = kept;
      if (!lesson || lesson.done.includes(step)) return;
      keep({ lesson: { ...lesson, done: [...lesson.done, step] } });
    },
    endLesson: () => keep({ lesson: null }),
    record: (now) => keep({ recording: { from: describe(now), seen: [], moves: [] } }),
    note(seen) {
      const { recording } = kept;
      if (!recording || recording.seen.some((one) => isSame(one, seen))) return;
      keep({ recording: { ...recording, seen: [...recording.seen, seen] } });
    },
    noteMove(move) {
      const { recording } = kept;
      if (recording) keep({ recording: { ...recording, moves: addMove(recording.moves, move) } });
    },
    stopRecording: () => keep({ recording: null }),
    toLesson(title, titles) {
      if (!kept.recording) throw new Error('Nothing was recorded.');
      const { from, seen, moves } = kept.recording;
      const steps = seen.flatMap((when, index) => {
        const name = titles[index]?.trim();
        return name ? [{ title: name, when: [when] }] : [];
      });
      return toScenario({ ...from, title, steps, moves: [...moves] });
    },
    beginShowing() {
      const { showing } = kept;
      if (showing && !showing.begun) keep({ showing: { ...showing, begun: true } });
    },
    endShowing: () => keep({ showing: null }),
    toFile: (now) => toFile('format' in now ? now : describe(now)),
    toLink: (now) => pack(JSON.stringify(describe(now))),
    readFile: readScenario,
    readLink: async (signs) => readScenario((await unpack(signs)) ?? ''),
    catchUp,
  };
}

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);
