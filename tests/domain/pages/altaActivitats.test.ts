import { describe, expect, test } from 'vitest';
import { EMPTY_ACTIVITAT } from '../../../src/domain/nouns/activitat';
import { readAltaActivitats, type ActivitatIssue } from '../../../src/domain/pages/altaActivitats';

const OFICINES = [
  { id: 1, nom: 'Oficina Gràcia', antenas: [{ id: 101 }] },
  { id: 2, nom: 'Oficina Sant Andreu', antenas: [] },
];
const CENTRES = [
  { id: 11, codi: '08000011', nom: 'Institut Exemple', actiu: true },
  { id: 12, codi: '08000012', nom: 'Escola Tancada', actiu: false },
];
const CENTRAL = { permissions: ['create_activitat_app'], oficinaId: null };
const OF_OFFICE = { permissions: ['create_activitat_oficina'], oficinaId: 1 };
const OF_ANTENA = { permissions: ['create_activitat_oficina'], oficinaId: 101 };

const RULE = { dies_enrere: 30, dies_endavant: 180 };
const read = (text: string, viewer: { permissions: string[]; oficinaId: number | null } = OF_OFFICE) =>
  readAltaActivitats(text, {
    viewer,
    userId: 7,
    today: '2026-11-20',
    rule: RULE,
    oficines: OFICINES,
    centres: CENTRES,
    marcs: [{ id: 21, name: 'Orientació' }],
    arees: [{ id: 31, name: 'Formació' }],
  });
const readIssues = (text: string, viewer?: Parameters<typeof read>[1]) =>
  read(text, viewer).map(({ line, issues }) => [line, issues]);

const WHOLE = 'Taller;24/11/2026;9:30;11:00;Orientació;Formació;Institut Exemple;Gràcia';

const taller = {
  ...EMPTY_ACTIVITAT,
  titol: 'Taller',
  data: '2026-11-24',
  hora_inici: '09:30',
  hora_fi: '11:00',
  marc: 21,
  area: 31,
  centre_id: 11,
  oficina_id: 1,
  professionals: [7],
};

describe('a line that is whole', () => {
  test.each([
    ['with semicolons', WHOLE],
    ['with tabs', WHOLE.replaceAll(';', '\t')],
    [
      'with other forms of day and hours',
      'Taller;24-11-26;9.30h;11;ORIENTACIO;formacio;institut exemple;gracia',
    ],
    [
      'with the code of the school, and no office',
      'Taller;2026-11-24;09:30;11:00;Orientació;Formació;08000011',
    ],
  ])('is understood %s', (_, source) => {
    expect(read(source)).toEqual([
      {
        line: 1,
        source,
        draft: taller,
        issues: [],
        oficina: 'Oficina Gràcia',
        centre: 'Institut Exemple',
      },
    ]);
  });

  test('needs no school', () => {
    const [row] = read('Taller;24/11/2026;9:30;11:00;Orientació;Formació');
    expect([row?.draft, row?.issues]).toEqual([{ ...taller, centre_id: null }, []]);
  });

  test('without an office has that of the person, also of an antena; the central level has none', () => {
    const line = 'Taller;24/11/2026;9:30;11:00;Orientació;Formació';
    expect(read(line, OF_ANTENA)[0]?.draft.oficina_id).toBe(1);
    expect(readIssues(line, CENTRAL)).toEqual([[1, [{ field: 'oficina_id', code: 'required' }]]]);
    expect(readIssues(`${line};;Sant Andreu`, CENTRAL)).toEqual([[1, []]]);
  });

  test('below a heading is numbered as in the text', () => {
    expect(readIssues(`Títol;Data;Inici\n\n${WHOLE}`)).toEqual([[3, []]]);
  });
});

describe('a faulty line', () => {
  const required = (field: string): ActivitatIssue => ({ field, code: 'required' });
  const change = (at: number, cell: string) => WHOLE.split(';').with(at, cell).join(';');

  test.each<[string, ActivitatIssue[]]>([
    [
      'Taller',
      [required('data'), required('hora_inici'), required('hora_fi'), required('marc'), required('area')],
    ],
    [change(0, ''), [required('titol')]],
    [change(0, 'a'.repeat(201)), [{ field: 'titol', code: 'tooLong' }]],
    [change(1, '31/11/2026'), [{ field: 'data', code: 'unreadable' }]],
    [change(1, '24/11/2027'), [{ field: 'data', code: 'rule', rule: { code: 'dateRule', ...RULE } }]],
    [change(2, 'al matí'), [{ field: 'hora_inici', code: 'unreadable' }]],
    [change(3, '9:30'), [{ field: 'hora_fi', code: 'format' }]],
    [change(4, 'Màgia'), [{ field: 'marc', code: 'unknown', said: 'Màgia' }]],
    [change(5, 'Màgia'), [{ field: 'area', code: 'unknown', said: 'Màgia' }]],
    [change(6, 'Escola Tancada'), [{ field: 'centre_id', code: 'unknown', said: 'Escola Tancada' }]],
    [change(7, 'Lluna'), [{ field: 'oficina_id', code: 'unknown', said: 'Lluna' }]],
    [change(7, 'Sant Andreu'), [{ field: 'oficina_id', code: 'forbidden' }]],
    [`${WHOLE};més`, [{ field: 'line', code: 'columns' }]],
  ])('%j says so', (line, issues) => {
    expect(readIssues(line)).toEqual([[1, issues]]);
  });

  test('equals another one: both say it; at another school or hour it is another activity', () => {
    const same = 'Taller ;24-11-2026;9:30;12:00;Orientació;Formació;08000011';
    const repeated = (line: number) => [{ field: 'titol', code: 'repeated', lines: [line] }];
    expect(readIssues([WHOLE, change(2, '10:00'), change(6, ''), same].join('\n'))).toEqual([
      [1, repeated(4)],
      [2, []],
      [3, []],
      [4, repeated(1)],
    ]);
  });
});
