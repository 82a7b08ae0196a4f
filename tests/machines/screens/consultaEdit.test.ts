import { describe, expect, test } from 'vitest';
import { toConsultaDraft } from '../../../src/domain/nouns/consulta';
import { DEFAULT_DATA_RULES } from '../../../src/domain/nouns/dataRules';
import { consultaEditMachine } from '../../../src/machines/screens/consultaEdit';
import type { ScreenInput } from '../../../src/machines/kit/screen';
import { notify } from '../support/notices';
import { consulta } from '../support/samples';
import { getTyped, SUBMIT, typeInto } from '../support/draft';
import { open, playServer } from '../support/screens';

const server = playServer();
const { answer, getCalls } = server;

describe('changing a consulta', () => {
  const edit = { permissions: ['edit_consulta_oficina'], oficinaId: 1 };

  async function openOne(of: Partial<ScreenInput> = {}) {
    const on = open(consultaEditMachine, { params: { id: '51' }, viewer: edit, ...of });
    expect(getCalls()).toEqual(['GET consultes/51', 'GET config/data_rules']);
    await answer(consulta);
    await answer(DEFAULT_DATA_RULES);
    return on;
  }

  test('begins with what it is, sends it and leads to the list (spec §2, §8)', async () => {
    const on = await openOne();
    const draft = toConsultaDraft(consulta);
    expect(getTyped(on.actor)).toEqual(draft);
    typeInto(on.actor, { ...draft, canal: 'email' });
    on.takeSent();
    on.actor.send(SUBMIT);
    expect(getCalls()).toEqual(['GET consultes/51']);
    await answer(consulta);
    const [call] = server.calls;
    expect([call?.method, call?.path, call?.body]).toEqual(['PATCH', 'consultes/51', { canal: 'email' }]);
    await answer(consulta);
    expect(on.takeSent()).toEqual([
      notify('success', { key: 'consulta.edited' }, '/consultes'),
      { type: 'screen.touched', id: 'consultaEdit', dirty: false },
    ]);
  });

  test('never writes back fields of an answer that could not be read', async () => {
    const foreign = {
      ...consulta,
      tematica_id: [{ num: 225 }],
      conegut: [{ clau: 'web' }],
      edat: { min: 16 },
    };
    const on = open(consultaEditMachine, { params: { id: '51' }, viewer: edit });
    await answer(foreign);
    await answer(DEFAULT_DATA_RULES);
    const draft = toConsultaDraft(consulta);
    expect(getTyped(on.actor)).toEqual({
      ...draft,
      tematica_id: ['unread {"num":225}'],
      conegut: ['unread {"clau":"web"}'],
      edat: null,
    });
    on.actor.send(SUBMIT);
    await answer(foreign);
    expect(server.calls[0]?.body).toEqual({});
  });

  test('sends the themes with their àmbit, also where they were blank already', async () => {
    const on = await openOne();
    typeInto(on.actor, {
      ...toConsultaDraft(consulta),
      ambit: 2,
      tematica_id: [],
      subtematica_id: [],
    });
    on.actor.send(SUBMIT);
    await answer({ ...consulta, tematica_id: [], subtematica_id: [] });
    expect(server.calls[0]?.body).toEqual({ ambit: 2, tematica_id: [], subtematica_id: [] });
  });

  test('is refused once it is older than the rule allows (spec §9)', async () => {
    const on = await openOne({ today: '2026-12-06' });
    expect(on.getContext().refusal).toEqual({ reason: 'date', dies_enrere: 15 });
  });
});
