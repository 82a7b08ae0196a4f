import { describe, expect, test } from 'vitest';
import { toSlotQuery } from '../../../src/domain/nouns/disponibilitat';
import { EMPTY_RESERVA } from '../../../src/domain/nouns/reserva';
import { citaCreateMachine } from '../../../src/machines/screens/citaCreate';
import { notify } from '../support/notices';
import { assessoria, slot } from '../support/samples';
import { getTyped, SUBMIT, typeInto } from '../support/draft';
import { open, playServer } from '../support/screens';
import { settle } from '../support/server';

const booking = {
  ...EMPTY_RESERVA,
  disponibilitat_id: 31,
  tipus: 'laboral',
  professional_id: 7,
  modalitat: 'Presencial',
  oficina_id: 1,
  jove: { nom: 'Nil', cognoms: 'Serra', telefon: '', email: '' },
  edat: '16-19',
  perfil: 'Jove',
  genere: 'dona',
};

const TWO_WEEKS = 'GET cites/disponibilitats?data_inici=2026-11-23&data_fi=2026-12-06&tipus=laboral';

const server = playServer();
const { answer, getCalls } = server;

describe('a new appointment (spec §2)', () => {
  test('begins with the usual profile alone without a slot in the address', async () => {
    const on = open(citaCreateMachine, { query: { data: '2026-11-23' } });
    await settle();
    expect(on.getValue()).toBe('editing');
    expect([getTyped(on.actor), on.getContext().original]).toEqual([
      { ...EMPTY_RESERVA, perfil: 'Jove' },
      null,
    ]);
  });

  test('begins with what the slot decides', async () => {
    const slots = [{ ...slot, id: 30 }, slot];
    const on = open(citaCreateMachine, { query: toSlotQuery(slot) });
    await answer(slots);
    expect(on.getContext().original).toEqual({ slot, slots });
    expect(getTyped(on.actor)).toMatchObject({
      disponibilitat_id: 31,
      tipus: 'laboral',
      modalitat: 'Presencial',
      oficina_id: 1,
      professional_id: 7,
    });
  });

  test('begins with the usual profile alone where the slot was taken meanwhile', async () => {
    const taken = { ...slot, lliure: false };
    const on = open(citaCreateMachine, { query: toSlotQuery(slot) });
    await answer([taken]);
    expect([getTyped(on.actor), on.getContext().original]).toEqual([
      { ...EMPTY_RESERVA, perfil: 'Jove' },
      { slot: null, slots: [taken] },
    ]);
  });

  test('reads the slot and those of the next two weeks once', async () => {
    const on = open(citaCreateMachine, { query: toSlotQuery(slot) });
    expect(getCalls()).toEqual([TWO_WEEKS]);
    await answer([slot]);
    const shown = on.getChild('slots')?.children['disponibilitats']?.getSnapshot().context.data;
    expect([getCalls(), shown]).toEqual([[], [slot]]);
  });

  test('reads those of the type again where the address does not tell it', async () => {
    open(citaCreateMachine, { query: { data: '2026-11-23', disponibilitat_id: '31' } });
    expect(getCalls()).toEqual(['GET cites/disponibilitats?data_inici=2026-11-23&data_fi=2026-11-23']);
    await answer([slot]);
    expect(getCalls()).toEqual([TWO_WEEKS]);
  });

  test('begins with who came before and what for, but for hour, place and notes', async () => {
    const on = open(citaCreateMachine, { query: { com: '12' } });
    expect(getCalls()).toEqual(['GET assessories/12']);
    await answer(assessoria);
    const { nom, cognoms } = assessoria.jove;
    expect(getTyped(on.actor)).toMatchObject({
      tipus: assessoria.tipus,
      jove: { nom, cognoms },
      tematica_id: assessoria.tematica?.id ?? null,
      disponibilitat_id: null,
      date: null,
      oficina_id: null,
      professional_id: null,
      modalitat: null,
      observacions: '',
      informacio_entregada: '',
    });
  });

  test('says so where who came before is not there any more', async () => {
    const on = open(citaCreateMachine, { query: { com: '12' } });
    server.calls[0]?.answer({ status: 404, body: {} });
    await settle();
    expect([on.getValue(), on.getContext().message]).toMatchObject([
      'failed',
      { key: 'assessoria.loadFailed' },
    ]);
  });

  test('is refused without the permission, which is named (spec §6)', async () => {
    const on = open(citaCreateMachine, { viewer: { permissions: ['read_cita_app'], oficinaId: null } });
    await settle();
    expect(on.getValue()).toBe('refused');
    expect(on.getContext().refusal).toEqual({ reason: 'permission', permission: 'create_cita' });
  });

  test('is booked and leads to the calendar', async () => {
    const on = open(citaCreateMachine);
    await settle();
    typeInto(on.actor, booking);
    on.takeSent();
    on.actor.send(SUBMIT);
    const [call] = server.calls.filter(({ method }) => method === 'POST');
    expect(call).toMatchObject({ path: 'cites', body: { disponibilitat_id: 31, jove: { telefon: null } } });
    const cita = { id: 21, date: slot.data_inici, durada: 30, modalitat: 'Presencial' };
    call?.answer({
      status: 200,
      body: {
        data: {
          ...cita,
          professional: slot.professional,
          assessoria: { ...assessoria, jove: assessoria.jove },
        },
      },
    });
    await settle();
    expect(on.takeSent()).toEqual([
      notify(
        'success',
        { key: 'cita.created', params: { qui: 'Zqnil Zqserra', date: slot.data_inici } },
        '/calendari?data=2026-11-23&cita=21',
      ),
      { type: 'screen.touched', id: 'citaCreate', dirty: false },
    ]);
  });
});
