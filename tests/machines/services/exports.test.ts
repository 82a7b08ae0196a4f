import { describe, expect, test } from 'vitest';
import type { Query } from '../../../src/domain/values/query';
import { exportsMachine, getFileName } from '../../../src/machines/services/exports';
import type { ExportNoun } from '../../../src/machines/kit/resources';
import { because, notify, notifyUnexpected } from '../support/notices';
import { playServer } from '../support/screens';
import { settle } from '../support/server';
import { createCalls, stage, toError } from '../support/stage';

function start() {
  const fetch = createCalls<{ noun: ExportNoun; query: Query }, string>();
  const files: { name: string; content: string }[] = [];
  const on = stage(
    exportsMachine.provide({
      actors: { fetch: fetch.logic },
      actions: { download: (_, file) => files.push(file) },
    }),
  );
  on.actor.send({
    type: 'exports.start',
    noun: 'assessories',
    query: { tipus: 'laboral' },
    at: '2026-11-20T09:30:00Z',
  });
  return { ...on, fetch, files };
}

describe('an export (spec §7, §9)', () => {
  test('asks with the filters of the list and hands over the file', async () => {
    const on = start();
    expect(on.getTags()).toEqual(['busy']);
    expect(on.fetch.last.input).toEqual({ noun: 'assessories', query: { tipus: 'laboral' } });
    on.fetch.last.resolve('id;tipus\r\n');
    await settle();
    expect(on.getValue()).toBe('idle');
    expect(on.files).toEqual([{ name: 'assessorias_2026-11-20T10-30-00.csv', content: 'id;tipus\r\n' }]);
    expect(on.takeSent()).toEqual([]);
  });

  test('is not started twice at once', () => {
    const on = start();
    on.actor.send({ type: 'exports.start', noun: 'assessories', query: {}, at: '' });
    expect(on.fetch.calls).toHaveLength(1);
  });

  test.each([
    [403, notify('error', { key: 'status.403' })],
    [404, notifyUnexpected({ key: 'export.failed', ...because(404) })],
    [null, notifyUnexpected({ key: 'export.failed', ...because(null) })],
    [401, { type: 'auth.lost' }],
  ])('that fails with %s says so and leaves no file', async (status, sent) => {
    const on = start();
    on.fetch.last.reject(toError(status));
    await settle();
    expect(on.getValue()).toBe('idle');
    expect(on.files).toEqual([]);
    expect(on.takeSent()).toEqual([sent]);
  });

  test('bears the time of Madrid in its name, without colons', () => {
    expect(getFileName('activitats', '2026-11-20T09:30:00Z')).toBe('activitats_2026-11-20T10-30-00.csv');
    expect(getFileName('assessories', '2026-07-31T22:30:05.123Z')).toBe(
      'assessorias_2026-08-01T00-30-05.csv',
    );
  });
});

describe('an export of chosen rows', () => {
  const server = playServer();
  const CSV = 'id;nom\r\n12;"Jana;\r\nde veritat"\r\n13;Pau\r\n120;Biel\r\n';

  async function exportRows(...ids: number[]) {
    const files: string[] = [];
    const on = stage(
      exportsMachine.provide({ actions: { download: (_, { content }) => files.push(content) } }),
    );
    on.actor.send({ type: 'exports.start', noun: 'consultes', query: { canal: 'email' }, ids, at: '' });
    await settle();
    const calls = server.getCalls();
    server.calls[0]?.answer({ status: 200, body: { content: CSV } });
    await settle();
    return { files, calls, sent: on.takeSent() };
  }

  test('has their lines alone, as the service wrote them', async () => {
    expect(await exportRows(12, 120)).toEqual({
      files: ['id;nom\r\n12;"Jana;\r\nde veritat"\r\n120;Biel\r\n'],
      calls: ['GET consultes/exports/csv?canal=email'],
      sent: [],
    });
  });
});
