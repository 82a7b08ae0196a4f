import { fromPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import { reportMachine, type Report } from '../../../src/machines/services/report';
import { notify } from '../support/notices';
import { settle } from '../support/server';
import { stage } from '../support/stage';

const REPORT: Report = { name: 'informe.json', text: '{"events":[]}', events: 3, differences: 1 };

async function open(collect: () => Promise<Report>) {
  const saved: unknown[] = [];
  const on = stage(
    reportMachine.provide({
      actors: { collect: fromPromise(collect) },
      actions: { download: (_, params) => void saved.push(params) },
    }),
  );
  on.actor.send({ type: 'report.open' });
  await settle();
  return { ...on, saved };
}

describe('the report of a session', () => {
  test('is shown before it is saved, then it is forgotten', async () => {
    const on = await open(() => Promise.resolve(REPORT));
    expect([on.getTags(), on.getContext(), on.saved]).toEqual([['open'], { report: REPORT }, []]);
    on.actor.send({ type: 'report.save' });
    expect(on.saved).toEqual([{ name: 'informe.json', content: '{"events":[]}' }]);
    expect([on.getValue(), on.getContext()]).toEqual(['closed', { report: null }]);
  });

  test('a report that is only viewed is not saved', async () => {
    const on = await open(() => Promise.resolve(REPORT));
    on.actor.send({ type: 'report.close' });
    expect([on.getValue(), on.getContext(), on.saved]).toEqual(['closed', { report: null }, []]);
  });

  test('that cannot be put together says so', async () => {
    const on = await open(() => Promise.reject(new Error('missing')));
    expect(on.getValue()).toBe('closed');
    expect(on.takeSent()).toEqual([notify('error', { key: 'report.failed' })]);
  });
});
