import { expect, test } from 'vitest';
import { listTables } from '../../../src/demo/classroom/tables';
import { makeSheet, step } from '../support/sheets';

const steps = (first: number, second: number | null, isDone = true) => [
  step('Obre la consulta', { seconds: first }),
  step('Desa-la', { seconds: second, done: isDone }),
];
const abel = makeSheet('Àbel', { steps: steps(20, 15) });
const bel = makeSheet('Bel', { steps: steps(10, 40) });
const cesc = makeSheet('Cesc', { steps: steps(45, 5, false) });
const other = makeSheet('Duna', { lesson: 'Una altra', steps: [step('Sol', { seconds: 0 })] });

test('each lesson has its people by name, where each one stuck, and a line for each step', () => {
  expect(listTables([cesc, other, bel, abel])).toEqual([
    {
      key: '["Anota una consulta","Obre la consulta","Desa-la"]',
      lesson: 'Anota una consulta',
      runs: [
        { sheet: abel, stuck: 0 },
        { sheet: bel, stuck: 1 },
        { sheet: cesc, stuck: 1 },
      ],
      steps: [
        { title: 'Obre la consulta', done: 3, median: 20, stuck: 1 },
        { title: 'Desa-la', done: 2, median: 28, stuck: 2 },
      ],
      stuck: 1,
    },
    {
      key: '["Una altra","Sol"]',
      lesson: 'Una altra',
      runs: [{ sheet: other, stuck: null }],
      steps: [{ title: 'Sol', done: 1, median: 0, stuck: 0 }],
      stuck: null,
    },
  ]);
});

test('a step without a measured time, or that is still open, has no median', () => {
  const [table] = listTables([
    makeSheet('Àbel', { steps: [step('U', { seconds: null }), step('Dos', { seconds: 9, done: false })] }),
  ]);
  expect(table?.steps.map(({ done, median }) => [done, median])).toEqual([
    [1, null],
    [0, null],
  ]);
});
