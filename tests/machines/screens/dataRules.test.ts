import { describe, expect, test } from 'vitest';
import { DEFAULT_DATA_RULES } from '../../../src/domain/nouns/dataRules';
import { dataRulesMachine } from '../../../src/machines/screens/dataRules';
import { because, notify, notifyUnexpected } from '../support/notices';
import { getTyped, typeInto } from '../support/draft';
import { open, playServer } from '../support/screens';

const server = playServer();
const { answer, getCalls } = server;

describe('the date rules (spec §2, §9)', () => {
  const viewer = { permissions: ['read_configuracio_app', 'edit_configuracio_app'], oficinaId: null };
  const changed = { ...DEFAULT_DATA_RULES, consultes_edicio: { dies_enrere: 3 } };

  test('are changed as often as needed; the lists that know them hear of it', async () => {
    const on = open(dataRulesMachine, { viewer });
    expect(getCalls()).toEqual(['GET config/data_rules']);
    await answer(DEFAULT_DATA_RULES);
    const call = await server.submit(on, changed, 200, { data: changed }, DEFAULT_DATA_RULES);
    const { consultes_edicio } = changed;
    expect([call?.method, call?.body]).toEqual(['PATCH', { consultes_edicio }]);
    expect(on.takeSent()).toEqual([
      { type: 'catalogs.changed', name: 'dataRules' },
      notify('success', { key: 'dataRules.edited' }, '/configuracio/control'),
      { type: 'screen.touched', id: 'dataRules', dirty: false },
    ]);
    expect(on.getTags()).toEqual(['editing']);
    expect(getTyped(on.actor)).toEqual(changed);
    expect(on.getContext()).toMatchObject({ original: changed, changed: [] });
    typeInto(on.actor, changed);
    expect(on.getContext().changed).toEqual([]);
    const again = await server.submit(on, DEFAULT_DATA_RULES, 200, { data: DEFAULT_DATA_RULES }, changed);
    expect(again?.body).toEqual({ consultes_edicio: DEFAULT_DATA_RULES.consultes_edicio });
  });

  test('that cannot be saved say so (spec §8)', async () => {
    const on = open(dataRulesMachine, { viewer });
    await answer(DEFAULT_DATA_RULES);
    await server.submit(on, changed, 404, {}, DEFAULT_DATA_RULES);
    expect(on.takeSent()).toEqual([notifyUnexpected({ key: 'dataRules.editFailed', ...because(404) })]);
  });

  test('are read, not changed, without the permission, which is named (spec §6)', async () => {
    const on = open(dataRulesMachine, {
      viewer: { permissions: ['read_configuracio_app'], oficinaId: null },
    });
    await answer(DEFAULT_DATA_RULES);
    expect(on.getTags()).toEqual(['refused']);
    expect(on.getContext()).toMatchObject({
      original: DEFAULT_DATA_RULES,
      refusal: { reason: 'permission', permission: 'edit_configuracio_app' },
    });
  });
});
