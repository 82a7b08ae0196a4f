import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { EMPTY_ACTIVITAT, toActivitatBody, toActivitatDraft } from '../../src/domain/activitat';
import { EMPTY_CONSULTA, toConsultaBody, toConsultaDraft } from '../../src/domain/consulta';
import { DEFAULT_DATA_RULES } from '../../src/domain/dataRules';
import { EMPTY_CHANGE } from '../../src/domain/password';
import { EMPTY_PROFESSIONAL, toProfessionalBody, toProfessionalDraft } from '../../src/domain/professional';
import { EMPTY_REALITZACIO } from '../../src/domain/realitzacio';
import { EMPTY_RESERVA, toReservaDraft } from '../../src/domain/reserva';
import { activitatCreateMachine } from '../../src/machines/activitatCreate';
import { activitatEditMachine } from '../../src/machines/activitatEdit';
import { assessoriaMachine } from '../../src/machines/assessoria';
import { assessoriaCreateMachine } from '../../src/machines/assessoriaCreate';
import { assessoriaEditMachine } from '../../src/machines/assessoriaEdit';
import { calendarMachine } from '../../src/machines/calendar';
import { citaCreateMachine } from '../../src/machines/citaCreate';
import { completionMachine } from '../../src/machines/completion';
import { consultaCreateMachine } from '../../src/machines/consultaCreate';
import { consultaEditMachine } from '../../src/machines/consultaEdit';
import { dataRulesMachine } from '../../src/machines/dataRules';
import { homeMachine } from '../../src/machines/home';
import { passwordReminderMachine } from '../../src/machines/passwordReminder';
import { passwordResetMachine } from '../../src/machines/passwordReset';
import { professionalCreateMachine } from '../../src/machines/professionalCreate';
import { professionalEditMachine } from '../../src/machines/professionalEdit';
import { profileMachine } from '../../src/machines/profile';
import type { ScreenInput } from '../../src/machines/screen';
import { notify } from './support/notices';
import { activitat, assessoria, consulta, person, screenInput, slot } from './support/samples';
import { getTyped, SUBMIT, typeInto } from './support/draft';
import { settle, stubServer, type PendingCall } from './support/server';
import { stage } from './support/stage';

let calls: PendingCall[];

beforeEach(() => {
  ({ calls } = stubServer());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const getCalls = () => calls.map(({ method, path, query }) => `${method} ${path}${query && `?${query}`}`);

async function answer(body: unknown): Promise<void> {
  calls[0]?.answer({ status: 200, body: { data: body } });
  await settle();
}

function open(machine: AnyStateMachine, of: Partial<ScreenInput> = {}) {
  return stage(machine, { ...screenInput, ...of });
}

const booking = {
  ...EMPTY_RESERVA,
  ...{ disponibilitat_id: 31, tipus: 'laboral', professional_id: 7, modalitat: 'Presencial', oficina_id: 1 },
  jove: { nom: 'Nil', cognoms: 'Serra', telefon: '', email: '' },
  ...{ edat: '16-19', perfil: 'Jove', genere: 'dona' },
};

describe('the calendar', () => {
  test('asks for the appointments and free hours of the range that the address names', () => {
    const own = { ...screenInput, viewer: { permissions: ['read_cita_app'], oficinaId: null } };
    stage(calendarMachine, { ...own, query: { vista: 'setmana', data: '2026-11-25', professional_id: '9' } });
    expect(getCalls()).toEqual([
      'GET cites?data_inici=2026-11-23&data_fi=2026-11-29&professional_id=9',
      'GET cites/disponibilitats?data_inici=2026-11-23&data_fi=2026-11-29&professional_id=9',
    ]);
  });
});

describe('the first page', () => {
  test('asks for what waits for oneself, as far as one may read it', () => {
    open(homeMachine, { viewer: { permissions: ['read_assessoria_app'], oficinaId: null } });
    expect(getCalls()).toEqual([
      'GET assessories?estat=pendent&data_fi=2026-11-20&professional_id=7&sort=cita.date&per_page=50',
    ]);
  });

  test('asks for nothing that nobody may read', () => {
    open(homeMachine, { viewer: { permissions: [], oficinaId: null } });
    expect(getCalls()).toEqual([]);
  });
});

describe('the detail of an assessoria (spec §2)', () => {
  test('loads the one that the address names, and leaves when it is deleted', async () => {
    const on = open(assessoriaMachine);
    expect(getCalls()).toEqual(['GET assessories/12']);
    await answer(assessoria);
    expect(on.getChild('assessoria')).toMatchObject({ value: 'success', context: { data: assessoria } });
    on.actor.send({ type: 'record.deleted', noun: 'assessoria', id: 12 });
    expect(on.takeTold()).toEqual([{ type: 'navigation.go', path: '/assessories', replace: true }]);
  });
});

describe('a new appointment (spec §2)', () => {
  test('begins empty without a slot in the address', async () => {
    const on = open(citaCreateMachine, { query: { data: '2026-11-23' } });
    await settle();
    expect(on.getValue()).toBe('editing');
    expect([getTyped(on.actor), on.getContext().original]).toEqual([EMPTY_RESERVA, null]);
  });

  test('begins with what the slot decides', async () => {
    const on = open(citaCreateMachine, { query: { data: '2026-11-23', disponibilitat_id: '31' } });
    expect(getCalls()).toEqual(['GET cites/disponibilitats?data_inici=2026-11-23&data_fi=2026-11-23']);
    await answer([{ ...slot, id: 30 }, slot]);
    expect(on.getContext().original).toEqual(slot);
    expect(getTyped(on.actor)).toMatchObject({
      ...{ disponibilitat_id: 31, tipus: 'laboral', modalitat: 'Presencial', oficina_id: 1 },
      professional_id: 7,
    });
  });

  test('begins empty where the slot was taken meanwhile', async () => {
    const on = open(citaCreateMachine, { query: { data: '2026-11-23', disponibilitat_id: '31' } });
    await answer([{ ...slot, lliure: false }]);
    expect([getTyped(on.actor), on.getContext().original]).toEqual([EMPTY_RESERVA, null]);
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
    on.takeTold();
    on.actor.send(SUBMIT);
    const [call] = calls.filter(({ method }) => method === 'POST');
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
    expect(on.takeTold()).toEqual([
      { type: 'screen.touched', id: 'citaCreate', dirty: false },
      notify('success', { key: 'cita.created' }, '/calendari'),
    ]);
  });
});

describe('a new assessoria', () => {
  test("begins with oneself and one's own office", async () => {
    const on = open(assessoriaCreateMachine);
    expect(getCalls()).toEqual(['GET interns/oficines']);
    await answer([
      {
        ...{ id: 1, nom: 'Central', name: 'Central', slug: 'central', districte: 'gracia', tipus: 'pij' },
        ...{ adreca: '', telefon: '', email: '', antenas: [] },
      },
    ]);
    expect(getTyped(on.actor)).toEqual({ ...EMPTY_RESERVA, professional_id: 7, oficina_id: 1 });
  });

  test('is refused without the permission, which is named (spec §6)', async () => {
    const on = open(assessoriaCreateMachine, { viewer: { permissions: [], oficinaId: null } });
    await settle();
    expect(on.getContext().refusal).toEqual({ reason: 'permission', permission: 'create_assessoria' });
  });
});

describe('changing an assessoria', () => {
  test('begins with what was booked, and sends it with its id (spec §7)', async () => {
    const on = open(assessoriaEditMachine);
    await answer(assessoria);
    expect(getTyped(on.actor)).toEqual(toReservaDraft(assessoria));
    typeInto(on.actor, { ...toReservaDraft(assessoria), observacions: 'Vindrà amb algú' });
    on.actor.send(SUBMIT);
    expect(calls[0]).toMatchObject({
      method: 'PATCH',
      path: 'assessories/12',
      body: { id: 12, oficina_id: 1, observacions: 'Vindrà amb algú' },
    });
  });

  test.each([
    [['edit_assessoria_app'], null, null],
    [['edit_laboral_app'], null, null],
    [['edit_assessoria_oficina'], 1, null],
    [['edit_assessoria_oficina'], 2, { reason: 'office', oficina: 'Zqoficina Central' }],
    [['edit_habitatge_app'], null, { reason: 'type', tipus: 'laboral' }],
    [['read_assessoria_app'], null, { reason: 'permission', permission: 'edit_assessoria' }],
  ])('with %j of office %j is refused by %j (spec §6)', async (permissions, oficinaId, refusal) => {
    const on = open(assessoriaEditMachine, { viewer: { permissions, oficinaId } });
    await answer(assessoria);
    expect(on.getValue()).toBe(refusal === null ? 'editing' : 'refused');
    expect(on.getContext().refusal).toEqual(refusal);
  });
});

describe('completing an assessoria (spec §4)', () => {
  test.each([
    ['realitzada', { realitzada: { inscripcio: 'cita_previa', assistents: 1, valoracio_assessor: 5 } }],
    ['no_assistida', { assistit: false }],
  ])('is refused once it is %s', async (estat, of) => {
    const on = open(completionMachine);
    await answer({ ...assessoria, ...of });
    expect(on.getContext().refusal).toEqual({ reason: 'state', estat });
  });

  test.each([
    ['laboral', 'laborals'],
    ['academica', 'academiques'],
    ['mobilitat_internacional', 'mobilitat_internacional'],
    ['emprenedoria', 'emprenedories'],
    ['habitatge', 'habitatges'],
  ])('of type %s uses the call of the type alone (spec §7)', async (tipus, path) => {
    const on = open(completionMachine);
    await answer({ ...assessoria, tipus });
    const draft = {
      ...EMPTY_REALITZACIO,
      ...{ inscripcio: 'cita_previa', assistents: 1, valoracio: 5, realitzada: 'pij' },
      ...{ tematica_id: [4], subtematica_id: [41] },
    };
    typeInto(on.actor, draft);
    on.actor.send(SUBMIT);
    await settle();
    expect(calls[0]).toMatchObject({
      method: 'POST',
      path: `assessories/${path}`,
      body: { assessoria_id: 12 },
    });
    on.takeTold();
    await answer({ ...assessoria, tipus });
    expect(on.takeTold()).toEqual([
      { type: 'screen.touched', id: 'completion', dirty: false },
      notify('success', { key: 'assessoria.completed' }, '/assessories'),
    ]);
  });
});

describe('an assessoria that is marked as not attended on the page that completes it', () => {
  test('is loaded anew, whatever was typed', async () => {
    const on = open(completionMachine);
    await answer(assessoria);
    typeInto(on.actor, { comentaris: 'Zq' });
    on.actor.send({ type: 'record.marked', noun: 'assessoria', id: 13 });
    expect(on.getTags()).toEqual(['editing']);
    on.actor.send({ type: 'record.marked', noun: 'assessoria', id: 12 });
    expect(on.getTags()).toEqual(['loading']);
  });
});

describe('a new activity', () => {
  const viewer = { permissions: ['create_activitat_oficina'], oficinaId: 101 };

  test("begins in one's own office, an antena's in the office that it is of, with oneself", async () => {
    const on = open(activitatCreateMachine, { viewer });
    expect(getCalls()).toEqual(['GET interns/oficines']);
    const office = { id: 1, nom: 'Central', name: 'Central', slug: 'central', districte: 'gracia' };
    const antenas = [{ id: 101, nom: 'Antena' }];
    await answer([{ ...office, tipus: 'pij', adreca: '', telefon: '', email: '', antenas }]);
    expect(getTyped(on.actor)).toEqual({ ...EMPTY_ACTIVITAT, oficina_id: 1, professionals: [7] });
  });

  test('is refused without the permission, which is named (spec §6)', async () => {
    const on = open(activitatCreateMachine, { viewer: { permissions: [], oficinaId: null } });
    await settle();
    expect(on.getContext().refusal).toEqual({ reason: 'permission', permission: 'create_activitat' });
  });
});

describe('changing an activity', () => {
  const edit = { permissions: ['edit_activitat_oficina'], oficinaId: 1 };

  test('begins with what it is, sends it with its id in the body alone and leads to the list (spec §7, §8)', async () => {
    const on = open(activitatEditMachine, { params: { id: '41' }, viewer: edit });
    expect(getCalls()).toEqual(['GET activitats/41']);
    await answer(activitat);
    const draft = toActivitatDraft(activitat);
    expect(getTyped(on.actor)).toEqual(draft);
    typeInto(on.actor, { ...draft, titol: 'Una altra' });
    on.takeTold();
    on.actor.send(SUBMIT);
    expect(calls[0]).toMatchObject({
      method: 'PATCH',
      path: 'activitats',
      body: { ...toActivitatBody({ ...draft, titol: 'Una altra' }), id: 41 },
    });
    await answer(activitat);
    expect(on.takeTold()).toEqual([
      { type: 'screen.touched', id: 'activitatEdit', dirty: false },
      notify('success', { key: 'activitat.edited' }, '/activitats'),
    ]);
  });

  test('that fails says its own text, not what the server says (spec §8)', async () => {
    const on = open(activitatEditMachine, { params: { id: '41' }, viewer: edit });
    await answer(activitat);
    typeInto(on.actor, toActivitatDraft(activitat));
    on.takeTold();
    on.actor.send(SUBMIT);
    calls[0]?.answer({ status: 404, body: { message: 'No hi és' } });
    await settle();
    expect(on.takeTold()).toEqual([notify('error', { key: 'activitat.editFailed' })]);
  });

  test.each([
    [['edit_activitat_app'], null, null],
    [['edit_activitat_oficina'], 101, null],
    [['edit_activitat_oficina'], 2, { reason: 'office', oficina: 'Zqoficina Central' }],
    [['read_activitat_app'], null, { reason: 'permission', permission: 'edit_activitat' }],
  ])('with %j of office %j is refused by %j (spec §6)', async (permissions, oficinaId, refusal) => {
    const on = open(activitatEditMachine, { viewer: { permissions, oficinaId } });
    await answer(activitat);
    expect(on.getContext().refusal).toEqual(refusal);
  });
});

describe('a new consulta', () => {
  const viewer = { permissions: ['create_consulta_oficina'], oficinaId: 101 };

  test("begins today, in one's own office and antena, of one person, with oneself", async () => {
    const on = open(consultaCreateMachine, { viewer });
    const office = { id: 1, nom: 'Central', name: 'Central', slug: 'central', districte: 'gracia' };
    const antenas = [{ id: 101, nom: 'Antena' }];
    await answer([{ ...office, tipus: 'pij', adreca: '', telefon: '', email: '', antenas }]);
    expect(getTyped(on.actor)).toEqual({
      ...EMPTY_CONSULTA,
      ...{ data: '2026-11-20', oficina_id: 1, antena_id: 101, professional_id: 7, nombre_persones: 1 },
    });
  });

  test('is refused without the permission, which is named (spec §6)', async () => {
    const on = open(consultaCreateMachine, { viewer: { permissions: [], oficinaId: null } });
    await settle();
    expect(on.getContext().refusal).toEqual({ reason: 'permission', permission: 'create_consulta' });
  });
});

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
    expect(calls[0]).toMatchObject({
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

  test('leads to the list once it is deleted, and only it', async () => {
    const on = await openOne();
    on.takeTold();
    on.actor.send({ type: 'record.deleted', noun: 'consulta', id: 52 });
    on.actor.send({ type: 'record.deleted', noun: 'activitat', id: 51 });
    expect(on.takeTold()).toEqual([]);
    on.actor.send({ type: 'record.deleted', noun: 'consulta', id: 51 });
    expect(on.takeTold()).toEqual([
      { type: 'screen.touched', id: 'consultaEdit', dirty: false },
      { type: 'navigation.go', path: '/consultes' },
    ]);
  });
});

describe('a new professional', () => {
  test('is told by full name once created, and the list of professionals is another one (spec §8)', async () => {
    const viewer = { permissions: ['create_usuari_app'], oficinaId: null };
    const on = open(professionalCreateMachine, { viewer });
    await settle();
    expect(getTyped(on.actor)).toEqual(EMPTY_PROFESSIONAL);
    const draft = {
      ...EMPTY_PROFESSIONAL,
      nom: 'Ada',
      cognom: 'Puig',
      email: 'a@example.org',
      role: 'admin',
    };
    typeInto(on.actor, { ...draft, oficina_id: 1 });
    on.takeTold();
    on.actor.send(SUBMIT);
    expect(calls[0]).toMatchObject({
      ...{ method: 'POST', path: 'professionals' },
      body: { nom: 'Ada', cognom: 'Puig', role: 'admin', oficina_id: null, antena_id: null },
    });
    await answer(person);
    expect(on.takeTold()).toEqual([
      { type: 'screen.touched', id: 'professionalCreate', dirty: false },
      { type: 'catalogs.changed', name: 'professionals' },
      notify(
        'success',
        { key: 'professional.created', params: { name: 'Zqada Zqpuig Zqroca' } },
        '/professionals',
      ),
    ]);
  });
});

describe('changing a professional', () => {
  test('sends what it is and leads to the list', async () => {
    const viewer = { permissions: ['edit_usuari_oficina'], oficinaId: 1 };
    const on = open(professionalEditMachine, { params: { id: '7' }, viewer });
    expect(getCalls()).toEqual(['GET professionals/7']);
    await answer(person);
    const draft = toProfessionalDraft(person);
    expect(getTyped(on.actor)).toEqual(draft);
    typeInto(on.actor, { ...draft, nom: 'Ada' });
    on.takeTold();
    on.actor.send(SUBMIT);
    expect(calls[0]).toMatchObject({
      ...{ method: 'PATCH', path: 'professionals/7' },
      body: toProfessionalBody({ ...draft, nom: 'Ada' }),
    });
    await answer(person);
    expect(on.takeTold()).toEqual([
      { type: 'screen.touched', id: 'professionalEdit', dirty: false },
      { type: 'catalogs.changed', name: 'professionals' },
      notify('success', { key: 'professional.edited' }, '/professionals'),
    ]);
  });

  test.each([
    [['edit_usuari_app'], null, null],
    [['edit_usuari_oficina'], 1, { reason: 'office', oficina: null }],
    [['read_usuari_app'], null, { reason: 'permission', permission: 'edit_usuari' }],
  ])(
    'of the central level with %j of office %j is refused by %j',
    async (permissions, oficinaId, refusal) => {
      const on = open(professionalEditMachine, { viewer: { permissions, oficinaId } });
      await answer({ ...person, role: 'admin', oficina: null });
      expect(on.getContext().refusal).toEqual(refusal);
    },
  );
});

/** Sends what was typed and answers it. */
async function submit(on: ReturnType<typeof open>, draft: object, status: number, body: unknown = {}) {
  await settle();
  typeInto(on.actor, draft);
  on.takeTold();
  on.actor.send(SUBMIT);
  const [call] = calls;
  call?.answer({ status, body });
  await settle();
  return call;
}

const NOBODY = { userId: null, viewer: { permissions: [], oficinaId: null } };
const fault = { message: 'No', errors: { email: ['El email no existe'] } };

describe('asking for a reminder of the password (spec §2, §8)', () => {
  const typed = { email: ' ada@example.org ' };

  test('sends the e-mail, leads to the sign-in, and asks nobody about what was typed', async () => {
    const on = open(passwordReminderMachine, NOBODY);
    const call = await submit(on, typed, 200, { message: 'Enviat' });
    expect([call?.path, call?.body]).toEqual(['auth/send-password', { email: 'ada@example.org' }]);
    expect(on.takeTold()).toEqual([
      { type: 'screen.touched', id: 'passwordReminder', dirty: false },
      notify('success', { key: 'password.sent' }, '/login'),
    ]);
    typeInto(on.actor, typed);
    expect(on.takeTold()).toEqual([]);
  });

  test.each([
    [401, {}, [notify('error', { key: 'status.401' })]],
    [404, {}, [notify('error', { key: 'password.sendFailed' })]],
    [503, {}, [notify('error', { key: 'error.http', params: { status: 503, text: '' } })]],
    [422, fault, []],
  ])('that is answered %s keeps what was typed and says why', async (status, body, told) => {
    const on = open(passwordReminderMachine, NOBODY);
    await submit(on, typed, status, body);
    expect([on.getTags(), getTyped(on.actor), on.takeTold()]).toEqual([['editing'], typed, told]);
  });
});

describe('resetting a password with the mailed link (spec §2, §8)', () => {
  const params = { token: 'zx81', email: 'ada%2Bnova%40example.org' };
  const typed = { email: 'ada+nova@example.org', password: 'Nova5678?', password_confirmation: 'Nova5678?' };

  test("begins with the link's e-mail, sends its token and leads to the sign-in", async () => {
    const on = open(passwordResetMachine, { ...NOBODY, params });
    await settle();
    expect(getTyped(on.actor)).toEqual({ ...typed, password: '', password_confirmation: '' });
    const call = await submit(on, typed, 200, { message: 'Desat' });
    expect([call?.path, call?.body]).toEqual(['auth/reset-password', { ...typed, token: 'zx81' }]);
    expect(on.takeTold()).toEqual([
      { type: 'screen.touched', id: 'passwordReset', dirty: false },
      notify('success', { key: 'password.reset' }, '/login'),
    ]);
  });

  test('takes an e-mail that cannot be decoded as it is', async () => {
    const on = open(passwordResetMachine, { ...NOBODY, params: { token: 'a', email: '100%' } });
    await settle();
    expect(getTyped(on.actor)).toMatchObject({ email: '100%' });
  });

  test('says of a person who is not there what section 8 says', async () => {
    const on = open(passwordResetMachine, { ...NOBODY, params });
    await submit(on, typed, 404);
    expect(on.takeTold()).toEqual([notify('error', { key: 'password.resetFailed' })]);
  });
});

describe("changing one's own password (spec §4)", () => {
  const typed = { current_password: 'Demo1234!', password: 'Nova5678?', password_confirmation: 'Nova5678?' };

  test('tells it on its page, whose fields are empty again and lose nothing', async () => {
    const on = open(profileMachine);
    const call = await submit(on, typed, 200, { data: {} });
    expect([call?.path, call?.body]).toEqual(['auth/profile', typed]);
    expect(on.takeTold()).toEqual([
      { type: 'screen.touched', id: 'profile', dirty: false },
      notify('success', { key: 'password.changed' }, '/perfil'),
    ]);
    expect(on.getTags()).toEqual(['editing']);
    expect(getTyped(on.actor)).toEqual(EMPTY_CHANGE);
    expect(on.getContext()).toMatchObject({ changed: [], attempts: 0, sent: null });
    typeInto(on.actor, EMPTY_CHANGE);
    expect(on.getContext().changed).toEqual([]);
  });

  test.each([
    [422, [], ['editing']],
    [503, [notify('error', { key: 'password.changeFailed' })], ['editing']],
    [401, [{ type: 'auth.lost' }], ['editing']],
  ])('that is answered %s keeps what was typed', async (status, told, tags) => {
    const on = open(profileMachine);
    await submit(on, typed, status);
    expect([on.getTags(), getTyped(on.actor), on.takeTold()]).toEqual([tags, typed, told]);
  });
});

describe('the date rules (spec §2, §9)', () => {
  const viewer = { permissions: ['read_configuracio_app', 'edit_configuracio_app'], oficinaId: null };
  const changed = { ...DEFAULT_DATA_RULES, consultes_edicio: { dies_enrere: 3 } };

  test('are changed as often as needed; the lists that know them hear of it', async () => {
    const on = open(dataRulesMachine, { viewer });
    expect(getCalls()).toEqual(['GET config/data_rules']);
    await answer(DEFAULT_DATA_RULES);
    const call = await submit(on, changed, 200, { data: changed });
    expect([call?.method, call?.body]).toEqual(['PATCH', changed]);
    expect(on.takeTold()).toEqual([
      { type: 'screen.touched', id: 'dataRules', dirty: false },
      { type: 'catalogs.changed', name: 'dataRules' },
      notify('success', { key: 'dataRules.edited' }, '/configuracio/control'),
    ]);
    expect(on.getTags()).toEqual(['editing']);
    expect(getTyped(on.actor)).toEqual(changed);
    expect(on.getContext()).toMatchObject({ original: changed, changed: [] });
    typeInto(on.actor, changed);
    expect(on.getContext().changed).toEqual([]);
    const again = await submit(on, DEFAULT_DATA_RULES, 200, { data: DEFAULT_DATA_RULES });
    expect(again?.body).toEqual(DEFAULT_DATA_RULES);
  });

  test('that cannot be saved say so (spec §8)', async () => {
    const on = open(dataRulesMachine, { viewer });
    await answer(DEFAULT_DATA_RULES);
    await submit(on, changed, 404);
    expect(on.takeTold()).toEqual([notify('error', { key: 'dataRules.editFailed' })]);
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
