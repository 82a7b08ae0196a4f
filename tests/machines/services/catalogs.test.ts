import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogsMachine } from '../../../src/machines/services/catalogs';
import { settle, stubSignedIn, type PendingCall } from '../support/server';
import { stage } from '../support/stage';

let calls: PendingCall[];

beforeEach(() => {
  ({ calls } = stubSignedIn());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const getCalls = () => calls.map(({ method, path, query }) => `${method} ${path}?${query}`);

describe("the service's lists", () => {
  test('are fetched when one is first needed, once a session', async () => {
    const on = stage(catalogsMachine);
    expect(getCalls()).toEqual([]);
    on.actor.send({ type: 'catalogs.need', name: 'ambits' });
    on.actor.send({ type: 'catalogs.need', name: 'ambits' });
    expect(getCalls()).toEqual(['GET interns/ambits?']);
    calls[0]?.answer({ status: 200, body: { data: [{ id: 1, name: 'Treball' }] } });
    await settle();
    on.actor.send({ type: 'catalogs.need', name: 'ambits' });
    expect(getCalls()).toEqual([]);
    expect(on.getChild('ambits')).toMatchObject({
      value: 'success',
      context: { data: [{ id: 1, name: 'Treball' }] },
    });
  });

  test('are those of one type where they differ by type', () => {
    const on = stage(catalogsMachine);
    on.actor.send({ type: 'catalogs.need', name: 'tematiques' });
    on.actor.send({ type: 'catalogs.need', name: 'tematiques-mobilitat_internacional' });
    expect(getCalls()).toEqual([
      'GET interns/tematiques?',
      'GET interns/tematiques?tipus=mobilitat_internacional',
    ]);
  });

  test('a list in use is read again after a change', async () => {
    const on = stage(catalogsMachine);
    on.actor.send({ type: 'catalogs.changed', name: 'dataRules' });
    expect(getCalls()).toEqual([]);
    on.actor.send({ type: 'catalogs.need', name: 'dataRules' });
    calls[0]?.answer({ status: 404 });
    await settle();
    on.actor.send({ type: 'catalogs.changed', name: 'dataRules' });
    expect(getCalls()).toEqual(['GET config/data_rules?']);
  });

  test('can be asked again after a failure', async () => {
    const on = stage(catalogsMachine);
    on.actor.send({ type: 'catalogs.need', name: 'sectors' });
    calls[0]?.answer({ status: 404 });
    await settle();
    expect(on.getChild('sectors')).toMatchObject({
      value: 'error',
      context: { data: [], message: { key: 'sectors.listFailed' } },
    });
    on.actor.send({ type: 'catalogs.retry', name: 'sectors' });
    expect(getCalls()).toEqual(['GET interns/sector_professionals?']);
  });

  test('are not asked again before they were needed', () => {
    const on = stage(catalogsMachine);
    on.actor.send({ type: 'catalogs.retry', name: 'areas' });
    expect(on.actor.getSnapshot().status).toBe('active');
    expect(getCalls()).toEqual([]);
  });

  test('leave the rules of dates at their defaults until they are known', () => {
    const on = stage(catalogsMachine);
    on.actor.send({ type: 'catalogs.need', name: 'dataRules' });
    expect(on.getChild('dataRules')).toMatchObject({
      value: 'loading',
      context: {
        data: {
          activitats: { dies_enrere: 30, dies_endavant: 180 },
          assessories: { dies_enrere: 30, dies_endavant: 90 },
          consultes_edicio: { dies_enrere: 15 },
        },
      },
    });
  });
});
