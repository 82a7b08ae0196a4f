import type { ApiRequest, ApiResponse } from '../http/responses';

/** A failed answer: the step that was due, the call, and a status or 'network', 'page', 'malformed'. */
export type FailedAnswer = { step: number; call: string; why: string };

/** Course of a lesson: its time, hints and failed answers. Times are the machine's, in milliseconds. */
export type Course = {
  id: string;
  began: number;
  /** Time that the lesson was in sight, counted up to a moment. */
  seen: number;
  until: number;
  ticks: Readonly<Record<number, number>>;
  hints: readonly number[];
  failed: readonly FailedAnswer[];
};

type Lesson = { steps: readonly unknown[]; done: readonly number[]; course?: Course };

const ID = { length: 5, radix: 36 };

function begin(now: number): Course {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(ID.length)), (byte) =>
    (byte % ID.radix).toString(ID.radix),
  ).join('');
  return { id, began: now, seen: 0, until: now, ticks: {}, hints: [], failed: [] };
}

const findDue = ({ steps, done }: Pick<Lesson, 'steps' | 'done'>): number =>
  steps.findIndex((_, index) => !done.includes(index));

function findFailure(answer: ApiResponse | 'network'): string | null {
  if (answer === 'network') return 'network';
  if (answer.status >= 400) return String(answer.status);
  const type = Object.entries(answer.headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1];
  if (type?.includes('html')) return 'page';
  try {
    if (type?.includes('json') && answer.body !== '') JSON.parse(answer.body);
    return null;
  } catch {
    return 'malformed';
  }
}

/** `GET /consultes/{id}`: without ids and query, which may be about a person. */
function nameCall({ method, url }: ApiRequest): string {
  const path = new URL(url).pathname.replace(/^.*?\/api\//, '/');
  return `${method.toUpperCase()} ${path.replaceAll(/\/\d+(?=\/|$)/g, '/{id}')}`;
}

/** Notes what happens in the lesson in progress, which several tabs may share. */
export function createCourse<L extends Lesson>(
  now: () => number,
  read: () => L | null,
  store: (lesson: L) => void,
) {
  let since: number | null = null;

  /** The course with its time up to now; of tabs that are in sight together no time counts twice. */
  function count(course = begin(now())): Course {
    if (since === null) return course;
    const until = Math.max(now(), course.until);
    return { ...course, seen: course.seen + Math.max(0, until - Math.max(since, course.until)), until };
  }
  function change(by: (course: Course, lesson: L) => Partial<Course>, done?: number[]): void {
    const lesson = read();
    if (!lesson) return;
    const course = count(lesson.course);
    store({ ...lesson, ...(done && { done }), course: { ...course, ...by(course, lesson) } });
  }

  return {
    see(isInSight: boolean): void {
      change(() => ({}));
      since = isInSight ? (since ?? now()) : null;
    },
    tick(step: number): void {
      const { done } = read() ?? {};
      if (!done || done.includes(step)) return;
      change(({ seen, ticks }) => ({ ticks: { ...ticks, [step]: seen } }), [...done, step]);
    },
    hint: (): void => change(({ hints }, lesson) => ({ hints: [...hints, findDue(lesson)] })),
    note(request: ApiRequest, answer: ApiResponse | 'network'): void {
      const lesson = read();
      const why = lesson && findDue(lesson) !== -1 ? findFailure(answer) : null;
      if (why === null) return;
      const call = nameCall(request);
      change(({ failed }, { steps, done }) => ({
        failed: [...failed, { step: findDue({ steps, done }), call, why }],
      }));
    },
  };
}
