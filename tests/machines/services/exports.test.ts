import { describe, expect, test } from 'vitest';
import type { Query } from '../../../src/domain/values/query';
import { exportsMachine, getFileName } from '../../../src/machines/services/exports';
import type { ExportNoun } from '../../../src/machines/kit/resources';
import { because, notify, notifyUnexpected } from '../support/notices';
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
