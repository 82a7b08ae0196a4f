import { expect, test } from 'vitest';
import { listTables } from '../../../src/demo/classroom/tables';
import { toRoomCsv } from '../../../src/demo/classroom/toRoomCsv';
import { makeSheet, step } from '../support/sheets';

test('a lesson is a CSV with a row for each person, where no cell runs as a formula', () => {
  const evil = makeSheet('=HYPERLINK("http://mal")', {
    steps: [
      step('Obre la consulta', { hints: 2 }),
      step('Desa-la', {
        done: false,
        seconds: 65,
        faults: [{ call: 'POST /consultes', why: '500', times: 3 }],
      }),
    ],
  });
  const [table] = listTables([makeSheet('Marta'), evil]);
  expect(table && toRoomCsv(table)).toBe(
    [
      `Lliçó;Persona;Començada;Passos fets;Passos;Temps (s);Pistes;Errors;On s'ha encallat;Quins errors;` +
        '1. Obre la consulta: estat;1. Obre la consulta: temps (s);1. Obre la consulta: pistes;1. Obre la consulta: errors;' +
        '2. Desa-la: estat;2. Desa-la: temps (s);2. Desa-la: pistes;2. Desa-la: errors',
      `Anota una consulta;"'=HYPERLINK(""http://mal"")";20/11/2026 10:00;1;2;75;2;3;2. Desa-la;` +
        'POST /consultes: 500 · error del servidor (3 vegades);fet;10;2;0;no acabat;65;0;3',
      'Anota una consulta;Marta;20/11/2026 10:00;2;2;75;0;0;2. Desa-la;;fet;10;0;0;fet;65;0;0',
      '',
    ].join('\r\n'),
  );
});
