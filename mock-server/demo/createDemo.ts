import { readSignIn, type Sessio } from '../../src/domain/access/sessio';
import { createBackend, type Backend } from '../backend';
import { toSignIn } from '../serializers/toSignIn';
import { listScenarios } from './scenarios';
import { listTurns } from '../http/injection';
import { findByEmail } from '../store/lookups';
import { createCalls, wait } from './calls';
import { createCourse } from './course';
import type { Demo, DemoOptions, DemoState } from './demo';
import { fillDay, listFillable } from './fillDay';
import { goBack, isSame, listAhead, listPast, markAhead } from './history';
import { begin, beginScenario, findLatency, hasSameData, putAside, readStored } from './storedDemo';
import type { Lesson, StoredDemo } from './storedDemo';
import { createRecorder } from './recorder';
import { pack, unpack } from './link';
import { describePresent, type Present } from './present';
import { SIGN_INS } from './signIns';
import { readScenario, toFile, type Scenario } from './scenario';
import { lengthen, shorten } from './short';

const SEED = 1;

/** The stored demo, or a new one. */
export function createDemo({ machineNow, persistence }: DemoOptions): Demo {
  const calls = createCalls();
  const listeners = new Set<() => void>();
  let stored!: StoredDemo;
  let backend!: Backend;
  let turn = 0;
  let wasOlder = false;
  let state: DemoState | null = null;

  const readNow = (): number => {
    const { clock } = stored.conditions;
    return 'stands' in clock ? clock.stands : machineNow() + clock.offset;
  };

  function take(next: StoredDemo): void {
    const nextBackend = createBackend(next, () => readNow());
    nextBackend.setFaults(next.conditions.faults);
    stored = next;
    backend = nextBackend;
    turn += 1;
  }
  function startAnew(): void {
    take(begin({ seed: SEED, scenario: 'demo', anchor: machineNow() }));
  }
  function load(): void {
    const found = readStored(persistence.load());
    wasOlder = found === 'older';
    try {
      if (found === null || found === 'older') startAnew();
      else if (hasSameData(found, stored)) stored = found;
      else take(found);
    } catch {
      startAnew();
    }
  }
  function notify(): void {
    state = null;
    for (const listener of listeners) listener();
  }
  function replace(next: StoredDemo): void {
    take(next);
    persistence.save(stored);
    notify();
  }
  function store(changes: Partial<StoredDemo>): void {
    stored = { ...stored, ...changes };
    persistence.save(stored);
    notify();
  }
  function catchUp(): void {
    if (!persistence.isStale()) return;
    load();
    notify();
  }

  /** Stores the log. A write before others that lie ahead keeps those under a mark. */
  function storeLog(): void {
    const { log } = backend.getStore();
    if (log.length === stored.log.length) return;
    const isOwn = log.slice(stored.log.length).some(({ call }) => !call.includes('/auth/'));
    store({ log: [...log], ...(isOwn && markAhead(stored)) });
  }
  function storeFaults(): void {
    const faults = backend.listFaults();
    if (faults !== stored.conditions.faults) store({ conditions: { ...stored.conditions, faults } });
  }

  function signIn(email: string): Sessio | null {
    const { state: data, commit } = backend.getStore();
    const professional = findByEmail(data, email);
    if (!professional?.actiu) return null;
    const ids = { sessio: data.last.sessio + 1 };
    commit({ at: readNow(), by: professional.id, call: 'POST /auth/login', ids });
    const sessio = data.sessions.get(ids.sessio);
    storeLog();
    return sessio ? readSignIn({ data: toSignIn(data, sessio) }) : null;
  }

  const readLesson = (): Lesson | null => stored.lesson;
  const course = createCourse(machineNow, readLesson, (lesson) => store({ lesson }));
  const recorder = createRecorder(readNow, () => stored, store);
  const emails = SIGN_INS.map(({ email }) => email);
  const readFile = (text: string) => readScenario(text, emails);
  const describe = (now: Present | Scenario): Scenario =>
    'format' in now ? now : describePresent(stored, readNow(), now);

  load();
  persistence.save(stored);

  return {
    listScenarios,
    signIns: SIGN_INS,
    async answer(request) {
      catchUp();
      const began = performance.now();
      const slow = findLatency(stored.conditions, request);
      if (slow > 0) await wait(slow);
      const answer = stored.conditions.offline ? 'network' : await backend.answer(request);
      calls.add(request, answer, performance.now() - began);
      course.note(request, answer);
      storeFaults();
      storeLog();
      notify();
      return answer;
    },
    readNow,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read() {
      const { title, from = null, conditions, lesson, recording = null, showing = null } = stored;
      const { log, ahead, marks } = stored;
      state ??= {
        title,
        from,
        conditions,
        lesson,
        recording,
        showing,
        aside: stored.aside?.demo.recording?.title ?? null,
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
      storeFaults();
    },
    listTurns: (faults = stored.conditions.faults) => listTurns(faults),
    change(changes) {
      if (changes.faults) backend.setFaults(changes.faults);
      store({ conditions: { ...stored.conditions, ...changes } });
    },
    reset() {
      const aside = putAside(stored);
      startAnew();
      stored = { ...stored, aside };
      persistence.save(stored);
      notify();
    },
    open(scenario, how) {
      const next = { ...beginScenario(scenario, machineNow(), how), aside: putAside(stored) };
      if (!persistence.save(next)) return 'full';
      take(next);
      notify();
      return scenario.who === null ? null : signIn(scenario.who);
    },
    signIn,
    listPast: () => listPast(stored, [...stored.log, ...stored.ahead]),
    goTo(point) {
      const all = [...stored.log, ...stored.ahead];
      const log = goBack(all, point, backend.getStore().state.sessions);
      replace({ ...stored, log, ahead: listAhead(all, log) });
    },
    mark: (name) => store({ marks: [...stored.marks, { name, log: stored.log }] }),
    goToMark(index) {
      const mark = stored.marks[index];
      if (!mark) return;
      const signIns = goBack(stored.log, 0, backend.getStore().state.sessions);
      const missing = signIns.filter((write) => !mark.log.some((one) => isSame(one, write)));
      replace({ ...stored, log: [...mark.log, ...missing], ahead: [] });
    },
    forgetMark: (index) => store({ marks: stored.marks.toSpliced(index, 1) }),
    listFillable: (day) => listFillable(backend.getStore().state, day),
    fillDay(day, of) {
      const store = backend.getStore();
      for (const write of fillDay(store.state, day, of, readNow())) store.commit(write);
      turn += 1;
      storeLog();
    },
    tick: course.tick,
    seeLesson: course.see,
    noteHint: course.hint,
    stand(at) {
      if (stored.lesson && stored.lesson.at !== at) store({ lesson: { ...stored.lesson, at } });
    },
    endLesson: () => store({ lesson: null }),
    ...recorder,
    takeBack() {
      if (!stored.aside) return null;
      const { demo, here } = stored.aside;
      replace(demo);
      return { session: here.who === null ? null : signIn(here.who), path: here.path };
    },
    beginShowing() {
      const { showing } = stored;
      if (showing && !showing.begun) store({ showing: { ...showing, begun: true } });
    },
    endShowing: () => store({ showing: null }),
    toFile: (now) => toFile(describe(now)),
    toLink: (now) => pack(JSON.stringify(shorten(describe(now), listScenarios()))),
    readFile,
    async readLink(signs) {
      const text = await unpack(signs);
      if (!text) return 'cut';
      const whole = lengthen(text, listScenarios());
      return whole === null ? 'unknown' : readFile(whole);
    },
    catchUp,
  };
}
