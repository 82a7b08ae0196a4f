import { describe, expect, test } from 'vitest';
import { chooseQuan, getQuanSort, readQuan, toDatedQuery } from '../../../src/domain/pages/near';
import { changeQuery } from '../../../src/domain/values/pagina';
import { fromSearch, toSearch } from '../../../src/domain/values/query';

const TODAY = '2026-11-20';
const NEAR = '&data_inici=2026-11-20&sort=cita.date';
const PAST = '&data_fi=2026-11-19&sort=-cita.date';

describe('the part of a dated list, and what the service is asked for', () => {
  test.each([
    ['nothing', '', 'properes', NEAR],
    ['a value of the records', 'tipus=laboral', 'properes', `tipus=laboral${NEAR}`],
    ['a page', 'page=2&per_page=30', 'properes', `page=2&per_page=30${NEAR}`],
    ['an order', 'sort=jove.nom', 'properes', 'sort=jove.nom&data_inici=2026-11-20'],
    ['what is near', 'quan=properes', 'properes', NEAR],
    ['what is past', 'quan=passades', 'passades', PAST],
    [
      'what is past in an order',
      'quan=passades&sort=jove.nom',
      'passades',
      'sort=jove.nom&data_fi=2026-11-19',
    ],
    ['all', 'quan=totes', 'totes', ''],
    ['an unknown part', 'quan=zzz', 'properes', NEAR],
    ['an unknown part and a state', 'quan=zzz&estat=pendent', 'totes', 'estat=pendent'],
    ['a state', 'estat=pendent', 'totes', 'estat=pendent'],
    ['a state that is past', 'estat=pendent&quan=passades', 'passades', `estat=pendent${PAST}`],
    ['the sessions to close', 'estat=per_tancar&quan=properes', 'totes', 'estat=per_tancar'],
    ['the first day', 'data_inici=2026-01-01', 'totes', 'data_inici=2026-01-01'],
    ['the last day', 'data_fi=2026-01-01&quan=passades', 'totes', 'data_fi=2026-01-01'],
    ['a searched text', 'q=zqnil', 'totes', 'q=zqnil'],
    ['a text of blanks', 'q=+', 'properes', `q=+${NEAR}`],
    ['a searched text that is past', 'q=zqnil&quan=passades', 'passades', `q=zqnil${PAST}`],
  ])('%s: %s', (_, search, quan, asked) => {
    const query = fromSearch(search);
    expect([readQuan(query), toDatedQuery(query, TODAY, 'cita.date')]).toEqual([quan, fromSearch(asked)]);
  });

  test('empty values count as none', () => {
    expect(readQuan({ quan: '', data_inici: '', data_fi: '', estat: '', q: '' })).toBe('properes');
    expect(toDatedQuery({ sort: '' }, TODAY, 'data')).toEqual({ data_inici: TODAY, sort: 'data' });
  });

  test('yesterday may be in another year', () => {
    expect(toDatedQuery({ quan: 'passades' }, '2027-01-01', 'data')).toEqual({
      data_fi: '2026-12-31',
      sort: '-data',
    });
  });
});

test.each([
  ['passades', 'tipus=laboral&sort=jove.nom&page=3&per_page=30', '?tipus=laboral&per_page=30&quan=passades'],
  ['passades', 'data_inici=2026-01-01&data_fi=2026-01-31&estat=pendent', '?estat=pendent&quan=passades'],
  ['passades', 'estat=per_tancar&sort=cita.date', '?quan=passades'],
  ['properes', 'estat=per_tancar&sort=cita.date', ''],
  ['properes', 'quan=passades&tipus=laboral', '?tipus=laboral'],
  ['properes', 'quan=passades&estat=pendent', '?quan=properes&estat=pendent'],
  ['properes', 'q=zqnil', '?q=zqnil&quan=properes'],
  ['totes', 'quan=passades', '?quan=totes'],
  ['totes', '', '?quan=totes'],
] as const)('choosing %s beside %s leads to %s', (quan, search, address) => {
  const query = fromSearch(search);
  const chosen = changeQuery(query, chooseQuan(quan, query));
  expect([toSearch(chosen), readQuan(chosen)]).toEqual([address, quan]);
});

test('what is to come begins with the nearest, all else with the latest', () => {
  const parts = ['properes', 'passades', 'totes', null] as const;
  expect(parts.map((quan) => getQuanSort(quan, 'data'))).toEqual(['data', '-data', '-data', '-data']);
});
