import { describe, expect, test } from 'vitest';
import { exportRows, listRows } from '../../../src/machines/kit/pendents';
import { assessoria, toPage } from '../support/samples';
import { playServer } from '../support/screens';
import { settle } from '../support/server';

const server = playServer();
const NOW = Date.parse('2026-11-20T10:00:00Z');
const { signal } = new AbortController();
const QUERY = { estat: 'per_tancar', oficina_id: '2', q: 'ona', per_page: '30' };
const ASKED = 'estat=pendent&oficina_id=2&q=ona&data_fi=2026-11-20';
const at = (id: number, time: string) => ({
  ...assessoria,
  id,
  cita: { ...assessoria.cita, date: `2026-11-20T${time}:00+01:00`, durada: 30 },
});

describe('the list of sessions to close', () => {
  test('is read whole with its other filters, and is another list without that state', async () => {
    const rows = listRows(QUERY, signal, NOW);
    expect(server.getCalls()).toEqual([`GET assessories?${ASKED}&per_page=100`]);
    server.calls[0]?.answer({ status: 200, body: toPage([at(1, '09:00'), at(2, '16:00')]) });
    expect(await rows).toMatchObject({ data: [{ id: 1 }], meta: { total: 1, per_page: 30 } });

    const others = listRows({ estat: 'pendent', page: '2' }, signal, NOW);
    expect(server.getCalls()).toEqual(['GET assessories?estat=pendent&page=2']);
    server.calls[0]?.answer({ status: 200, body: toPage([at(3, '16:00')]) });
    expect(await others).toMatchObject({ data: [{ id: 3 }] });
  });

  test('ends with its period, today at the latest', () => {
    for (const data_fi of ['2026-11-01', '2026-12-01'])
      void listRows({ estat: 'per_tancar', data_fi }, signal, NOW).catch(() => {});
    expect(server.getCalls()).toEqual([
      'GET assessories?estat=pendent&data_fi=2026-11-01&per_page=100',
      'GET assessories?estat=pendent&data_fi=2026-11-20&per_page=100',
    ]);
  });

  test('is exported by the ids of the service', async () => {
    const id = '9b1c7e52-04a1-4c3d-8f00-0000000004d2';
    const content = exportRows(QUERY, signal, NOW);
    server.calls[0]?.answer({ status: 200, body: toPage([{ ...at(1, '09:00'), id }]) });
    await settle();
    server.calls[0]?.answer({ status: 200, body: { content: `id;jove\r\n${id};Ona\r\n2;Nil\r\n` } });
    expect(await content).toBe(`id;jove\r\n${id};Ona\r\n`);
  });

  test('is exported without what has not ended', async () => {
    const content = exportRows(QUERY, signal, NOW);
    server.calls[0]?.answer({ status: 200, body: toPage([at(1, '09:00'), at(2, '16:00')]) });
    await settle();
    expect(server.getCalls()).toEqual([`GET assessories/exports/csv?${ASKED}`]);
    server.calls[0]?.answer({ status: 200, body: { content: 'id;jove\r\n1;Ona\r\n2;Nil\r\n' } });
    expect(await content).toBe('id;jove\r\n1;Ona\r\n');
  });
});
