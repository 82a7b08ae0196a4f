import { beforeEach, expect, test } from 'vitest';
import { createCourse, type Course } from '../../../mock-server/demo/course';

type Lesson = { steps: number[]; done: readonly number[]; course?: Course };

let time: number;
let lesson: Lesson | null;

const open = () =>
  createCourse<Lesson>(
    () => time,
    () => lesson,
    (next) => void (lesson = next),
  );
const request = (url: string, method = 'GET') => ({ method, url, headers: {}, body: '' });
const JSON_TYPE = { 'Content-Type': 'application/json' };
const ok = { status: 200, headers: JSON_TYPE, body: '{}' };

beforeEach(() => {
  time = 1_000;
  lesson = { steps: [1, 2, 3], done: [] };
});

test('the time in sight is counted, and each tick notes it', () => {
  const course = open();
  course.see(true);
  time += 5_000;
  course.tick(1);
  course.tick(1);
  course.see(false);
  time += 60_000;
  course.see(true);
  time += 2_000;
  course.tick(0);
  expect(lesson).toEqual({
    steps: [1, 2, 3],
    done: [1, 0],
    course: {
      id: expect.stringMatching(/^[a-z\d]{5}$/),
      began: 1_000,
      seen: 7_000,
      until: 68_000,
      ticks: { 1: 5_000, 0: 7_000 },
      hints: [],
      failed: [],
    },
  });
});

test('two tabs that are in sight together count once', () => {
  const [one, other] = [open(), open()];
  one.see(true);
  time += 1_000;
  other.see(true);
  time += 1_000;
  one.see(true);
  other.see(true);
  time += 1_000;
  other.see(false);
  one.see(false);
  expect(lesson?.course?.seen).toBe(3_000);
});

test('a clock that is set back takes no time away', () => {
  const course = open();
  course.see(true);
  time += 1_000;
  course.see(true);
  time -= 50_000;
  course.see(false);
  expect(lesson?.course?.seen).toBe(1_000);
});

test('hints and failed answers are noted for the step that is due, without ids and queries', () => {
  const course = open();
  course.hint();
  course.note(request('http://demo.test/api/consultes?q=Guim'), ok);
  course.note(request('http://demo.test/api/consultes?q=Guim'), 'network');
  course.tick(0);
  course.note(request('http://demo.test/api/consultes/12/res/3', 'patch'), { ...ok, status: 422 });
  course.note(request('http://demo.test/api/cites'), { ...ok, body: '{"data":' });
  course.note(request('http://demo.test/api/cites'), { ...ok, headers: { 'content-type': 'text/html' } });
  course.note(request('http://demo.test/api/cites/1', 'DELETE'), { status: 204, headers: {}, body: '' });
  expect([lesson?.course?.hints, lesson?.course?.failed]).toEqual([
    [0],
    [
      { step: 0, call: 'GET /consultes', why: 'network' },
      { step: 1, call: 'PATCH /consultes/{id}/res/{id}', why: '422' },
      { step: 1, call: 'GET /cites', why: 'malformed' },
      { step: 1, call: 'GET /cites', why: 'page' },
    ],
  ]);
});

test('nothing is noted after the last step, nor without a lesson', () => {
  const course = open();
  [0, 1, 2].forEach(course.tick);
  course.note(request('http://demo.test/api/cites'), 'network');
  expect(lesson?.course?.failed).toEqual([]);
  lesson = null;
  course.see(true);
  course.hint();
  course.tick(0);
  expect(lesson).toBe(null);
});
