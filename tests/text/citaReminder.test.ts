import { expect, test } from 'vitest';
import type { CitaOberta } from '../../src/domain/nouns/cita';
import { citaReminder, getReminder } from '../../src/text/citaReminder';
import { cita } from '../machines/support/samples';

const read = (of: Partial<CitaOberta>): string =>
  getReminder({ ...cita, date: '2026-11-25T11:00:00+01:00', ...of }, citaReminder.template);

test('a reminder has day, hour, place and first name of the professional, and no young person', () => {
  expect(read({ modalitat: 'Presencial' })).toBe(
    [
      'Tens cita dimecres 25 de novembre a les 11:00.',
      'Zqoficina Central',
      'Amb Zqada',
      "Si no pots venir, avisa'ns.",
    ].join('\n'),
  );
});

test.each<[string, Partial<CitaOberta>, string[]]>([
  ['is virtual', { modalitat: 'Virtual' }, ['Virtual', 'Amb Zqada']],
  [
    'is at an antena',
    { modalitat: 'Presencial', antena: { id: 101, nom: 'Zqantena Nord' } },
    ['Zqantena Nord', 'Amb Zqada'],
  ],
  ['has no professional', { modalitat: 'Presencial', professional: null }, ['Zqoficina Central']],
  ['has no modality', { modalitat: null }, ['Zqoficina Central', 'Amb Zqada']],
])('an appointment that %s says so, or leaves the line out', (_, of, lines) => {
  expect(read(of).split('\n').slice(1, -1)).toEqual(lines);
});
