import { describe, expect, test } from 'vitest';
import type { ReportFacts } from '../../src/domain/pages/xifresReport';
import { describeReport, namePeriod } from '../../src/text/xifresReport';

const YEAR = { data_inici: '2025-09-01', data_fi: '2026-08-31' };
const BEFORE = { data_inici: '2024-09-01', data_fi: '2025-08-31' };
const sum = (records: number, persons = 0, unsaid = 0) => ({ records, persons, unsaid });

const facts = (of: Partial<ReportFacts>): ReportFacts => ({
  list: 'consultes',
  records: { now: 0, before: 0 },
  persons: { now: sum(0), before: sum(0) },
  realised: sum(0),
  ages: [],
  genders: [],
  ...of,
});

test('a school year bears its name once it is over, and its days before', () => {
  const until = { data_inici: '2025-09-01', data_fi: '2025-11-20' };
  expect([namePeriod('curs', YEAR), namePeriod('curs', until), namePeriod('propi', YEAR)]).toEqual([
    '2025-2026',
    '01/09/2025 – 20/11/2025',
    '01/09/2025 – 31/08/2026',
  ]);
});

describe('the paragraph of the report', () => {
  test('tells records, persons, genders and the most frequent age, and the period before', () => {
    const consultes = facts({
      records: { now: 12345, before: 900 },
      persons: { now: sum(12345, 20000, 3), before: sum(900, 1200) },
      genders: [
        ['dona', 7000],
        ['home', 5000],
        ['no_contesta_genere', 345],
      ],
      ages: [
        ['', 8000],
        ['16-19', 4345],
      ],
    });
    const assessories = facts({
      list: 'assessories',
      records: { now: 30, before: 1 },
      persons: { now: sum(30, 25, 10), before: sum(1, 0, 1) },
      realised: sum(20, 25),
      genders: [
        ['nou', 28],
        ['', 2],
      ],
    });
    const activitats = facts({
      list: 'activitats',
      records: { now: 1, before: 0 },
      persons: { now: sum(1, 30), before: sum(0) },
    });
    expect(describeReport('curs', YEAR, BEFORE, [consultes, assessories, activitats])).toBe(
      [
        "Curs 2025-2026 (1 de setembre de 2025 – 31 d'agost de 2026).",
        "S'han atès 12.345 consultes, amb 20.000 persones (3 consultes sense dades).",
        "Per gènere: 7.000 de dones, 5.000 d'homes i 345 de persones que no contesten.",
        "L'edat més freqüent és 16-19 anys (4.345 consultes).",
        "S'han reservat 30 assessories; se n'han fet 20, amb 25 persones.",
        'Per gènere: 28 de «nou» i 2 sense dades.',
        "S'ha fet 1 activitat, amb 30 persones.",
        'Curs 2024-2025: 900 consultes (persones: 1.200), 1 assessoria (persones: sense dades) i cap activitat.',
      ].join(' '),
    );
  });

  test('says of none that there is none, and of unknown persons that they are not known', () => {
    const days = { data_inici: '2026-11-02', data_fi: '2026-11-08' };
    const before = { data_inici: '2026-10-26', data_fi: '2026-11-01' };
    const unknown = facts({
      records: { now: 1, before: 0 },
      persons: { now: sum(1, 0, 1), before: sum(0) },
    });
    const pending = facts({ list: 'assessories', records: { now: 2, before: 0 } });
    expect(describeReport('setmana', days, before, [unknown, pending, facts({ list: 'activitats' })])).toBe(
      "2–8 de novembre de 2026. S'ha atès 1 consulta, sense dades de persones. S'han reservat 2 assessories; no se n'ha fet cap. No s'ha fet cap activitat. 26 d'octubre – 1 de novembre de 2026: cap consulta, cap assessoria i cap activitat.",
    );
  });
});
