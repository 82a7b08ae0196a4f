import { describe, expect, test } from 'vitest';
import { toConsultaBody, toConsultaDraft } from '../../src/domain/consulta';
import { DEFAULT_DATA_RULES } from '../../src/domain/dataRules';
import { consultaEditMachine } from '../../src/machines/consultaEdit';
import type { ScreenInput } from '../../src/machines/screen';
import { notify } from './support/notices';
import { consulta } from './support/samples';
import { getTyped, SUBMIT, typeInto } from './support/draft';
import { open, playServer } from './support/screens';

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
    on.takeTold();
    on.actor.send(SUBMIT);
    expect(getCalls()).toEqual(['GET consultes/51']);
    await answer(consulta);
    expect(server.calls[0]).toMatchObject({
      ...{ method: 'PATCH', path: 'consultes/51' },
      body: toConsultaBody({ ...draft, canal: 'email' }),
    });
    await answer(consulta);
    expect(on.takeTold()).toEqual([
      { type: 'screen.touched', id: 'consultaEdit', dirty: false },
      notify('success', { key: 'consulta.edited' }, '/consultes'),
    ]);
  });

  test('is refused once it is older than the rule allows (spec §9)', async () => {
    const on = await openOne({ today: '2026-12-06' });
    expect(on.getContext().refusal).toEqual({ reason: 'date', dies_enrere: 15 });
  });
});
