import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as activitats from '../../src/api/activitats';
import { connect } from '../../src/api/connect';
import * as assessories from '../../src/api/assessories';
import * as auth from '../../src/api/auth';
import * as cites from '../../src/api/cites';
import * as config from '../../src/api/config';
import * as consultes from '../../src/api/consultes';
import * as interns from '../../src/api/interns';
import * as password from '../../src/api/password';
import * as professionals from '../../src/api/professionals';
import * as xifres from '../../src/api/xifres';
import {
  activitat,
  assessoria,
  cita,
  consulta,
  person,
  professional,
  oficina,
  sessio,
  slot,
  toPage,
} from '../machines/support/samples';
import { stubServer, type PendingCall } from '../machines/support/server';

let calls: PendingCall[];

beforeEach(() => {
  connect({ baseUrl: '', getToken: () => '1|abc' });
  ({ calls } = stubServer());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const { token, ...session } = sessio;
const signedIn = { data: { token: { plainTextToken: token, accessToken: { id: 1 } }, ...session } };
const blocked = { id: 13, tipus: 'habitatge', bloquejada: true, cita: { date: assessoria.cita.date } };
const blockedCita = {
  id: 22,
  date: cita.date,
  durada: 30,
  assessoria: { id: 13, tipus: 'habitatge', bloquejada: true },
};
const rules = {
  activitats: { dies_enrere: 1, dies_endavant: 2 },
  assessories: { dies_enrere: 3, dies_endavant: 4 },
  consultes_edicio: { dies_enrere: 5 },
};
const centre = {
  id: 1,
  codi: '08000001',
  nom: 'Institut',
  titularitat: 'public',
  etapes: ['eso'],
  districte: 'gracia',
  oficina_id: 1,
  actiu: true,
};
const named = [{ id: 1, name: 'Un' }];
const office = {
  id: 1,
  nom: 'Central',
  name: 'Central',
  slug: 'central',
  districte: 'gracia',
  tipus: 'pij' as const,
  adreca: 'Carrer',
  telefon: '',
  email: '',
  antenas: [],
};
const booking = { disponibilitat_id: 31, jove: { nom: 'Ada' } } as never;
const hired = { nom: 'Aina' } as never;
const noted = { canal: 'telefon' } as never;
const dades = { titol: 'Xerrada' } as never;
const page = toPage([assessoria, blocked]);

type Endpoint = [call: string, send: () => Promise<unknown>, body: unknown, answer: unknown, result: unknown];

const ENDPOINTS: Endpoint[] = [
  [
    'GET consultes?canal=telefon&per_page=1',
    () => xifres.countRecords('consultes', { canal: 'telefon' }),
    undefined,
    { data: [{ what: 'is not read' }], meta: { total: 1204 } },
    1204,
  ],
  [
    'GET activitats?per_page=1',
    () => xifres.countRecords('activitats', {}),
    undefined,
    { data: [{}], total: '7' },
    7,
  ],
  [
    'GET professionals?role=admin&page=2',
    () => professionals.listProfessionals({ role: 'admin', actiu: '', page: '2' }),
    undefined,
    toPage([person]),
    toPage([person]),
  ],
  [
    'GET professionals?per_page=100',
    () => professionals.listAllProfessionals(),
    undefined,
    toPage([person]),
    [person],
  ],
  ['GET professionals/7', () => professionals.getProfessional(7), undefined, { data: person }, person],
  [
    'POST professionals',
    () => professionals.createProfessional(hired),
    hired,
    { data: professional },
    { nom: 'Zqada', cognom: 'Zqpuig', segon_cognom: 'Zqroca' },
  ],
  [
    'PATCH professionals/7',
    () => professionals.updateProfessional(7, hired),
    hired,
    { data: { ...person, telefon: undefined, oficina: undefined } },
    { ...person, telefon: null, oficina: null },
  ],
  ['DELETE professionals/7', () => professionals.deleteProfessional(7), undefined, undefined, undefined],
  [
    'GET consultes?canal=telefon&page=2',
    () => consultes.listConsultes({ canal: 'telefon', antena_id: '', page: '2' }),
    undefined,
    toPage([consulta]),
    toPage([consulta]),
  ],
  ['GET consultes/51', () => consultes.getConsulta(51), undefined, { data: consulta }, consulta],
  [
    'POST consultes',
    () => consultes.createConsulta(noted),
    noted,
    { data: { ...consulta, antena: undefined, conegut: undefined } },
    { ...consulta, antena: null, conegut: [] },
  ],
  ['PATCH consultes/51', () => consultes.updateConsulta(51, noted), noted, { data: consulta }, consulta],
  ['DELETE consultes/51', () => consultes.deleteConsulta(51), undefined, undefined, undefined],
  [
    'GET consultes/exports/csv?ambit=1',
    () => consultes.exportConsultes({ ambit: '1' }),
    undefined,
    { content: 'id\r\n' },
    'id\r\n',
  ],
  [
    'POST auth/login',
    () => auth.signIn({ email: 'a@example.org', password: 'x' }),
    { email: 'a@example.org', password: 'x' },
    signedIn,
    sessio,
  ],
  [
    'POST auth/send-password',
    () => password.sendPassword({ email: 'a@example.org' }),
    { email: 'a@example.org' },
    { message: 'Enviat' },
    undefined,
  ],
  [
    'POST auth/reset-password',
    () =>
      password.resetPassword({
        token: 'zx81',
        email: 'a@example.org',
        password: 'x',
        password_confirmation: 'x',
      }),
    { token: 'zx81', email: 'a@example.org', password: 'x', password_confirmation: 'x' },
    { message: 'Desat' },
    undefined,
  ],
  [
    'PATCH auth/profile',
    () => password.changePassword({ current_password: 'w', password: 'x', password_confirmation: 'x' }),
    { current_password: 'w', password: 'x', password_confirmation: 'x' },
    { data: sessio.user },
    undefined,
  ],
  ['PATCH config/data_rules', () => config.updateDataRules(rules), rules, { data: rules }, rules],
  ['POST auth/logout', () => auth.signOut(), undefined, undefined, undefined],
  [
    'PUT auth/new-password',
    () => auth.setNewPassword({ email: 'a@example.org', password: 'x', password_confirmation: 'y' }),
    { token: '', email: 'a@example.org', password: 'x', password_confirmation: 'y' },
    signedIn,
    sessio,
  ],
  [
    'GET activitats?page=2&marc=4',
    () => activitats.listActivitats({ page: '2', marc: '4', area: '' }),
    undefined,
    toPage([activitat]),
    toPage([activitat]),
  ],
  ['GET activitats/41', () => activitats.getActivitat(41), undefined, { data: activitat }, activitat],
  [
    'POST activitats',
    () => activitats.createActivitat(dades),
    { titol: 'Xerrada' },
    { data: activitat },
    activitat,
  ],
  [
    'PATCH activitats',
    () => activitats.updateActivitat(41, dades),
    { id: 41, titol: 'Xerrada' },
    { data: { ...activitat, grups: undefined, professionals: undefined } },
    { ...activitat, grups: null, professionals: [] },
  ],
  ['DELETE activitats/41', () => activitats.deleteActivitat(41), undefined, undefined, undefined],
  [
    'GET activitats/exports/csv?area=2',
    () => activitats.exportActivitats({ area: '2' }),
    undefined,
    { content: 'id\r\n41\r\n' },
    'id\r\n41\r\n',
  ],
  [
    'GET assessories?page=2&tipus=laboral',
    () => assessories.listAssessories({ page: '2', q: '', tipus: 'laboral' }),
    undefined,
    page,
    page,
  ],
  ['GET assessories/12', () => assessories.getAssessoria(12), undefined, { data: assessoria }, assessoria],
  [
    'POST assessories',
    () => assessories.createAssessoria(booking),
    { disponibilitat_id: 31, jove: { nom: 'Ada' } },
    { data: assessoria },
    assessoria,
  ],
  [
    'PATCH assessories/12',
    () => assessories.updateAssessoria(12, { observacions: null }),
    { id: 12, observacions: null },
    { data: assessoria },
    assessoria,
  ],
  [
    'PATCH assessories/12/assistit',
    () => assessories.markNotAttended(12),
    undefined,
    { data: { ...assessoria, assistit: false } },
    { ...assessoria, assistit: false },
  ],
  ...(
    [
      ['mobilitat_internacional', 'mobilitat_internacional'],
      ['academica', 'academiques'],
      ['habitatge', 'habitatges'],
      ['emprenedoria', 'emprenedories'],
      ['laboral', 'laborals'],
    ] as const
  ).map(([tipus, path]): Endpoint => [
    `POST assessories/${path}`,
    () => assessories.completeAssessoria(tipus, { assessoria_id: 12 }),
    { assessoria_id: 12 },
    { data: { ...assessoria, tipus } },
    { ...assessoria, tipus },
  ]),
  ['DELETE assessories/12', () => assessories.deleteAssessoria(12), undefined, undefined, undefined],
  [
    'GET assessories/exports/csv?sort=-cita.date',
    () => assessories.exportAssessories({ sort: '-cita.date' }),
    undefined,
    { content: 'id\r\n12\r\n' },
    'id\r\n12\r\n',
  ],
  [
    'GET cites?data_inici=2026-11-20&data_fi=2026-11-26',
    () => cites.listCites({ data_inici: '2026-11-20', data_fi: '2026-11-26', tipus: '' }),
    undefined,
    { data: [cita, blockedCita], meta: {} },
    [cita, blockedCita],
  ],
  [
    'GET cites/disponibilitats?data_inici=2026-11-23',
    () => cites.listDisponibilitats({ data_inici: '2026-11-23' }),
    undefined,
    { data: [slot] },
    [slot],
  ],
  [
    'POST cites',
    () => cites.createCita(booking),
    { disponibilitat_id: 31, jove: { nom: 'Ada' } },
    { data: cita },
    cita,
  ],
  ['DELETE cites/21', () => cites.deleteCita(21), undefined, undefined, undefined],
  ['GET config/data_rules', () => config.getDataRules(), undefined, { data: rules }, rules],
  ['GET interns/ambits', () => interns.listAmbits(), undefined, { data: named }, named],
  ['GET interns/areas', () => interns.listAreas(), undefined, { data: named }, named],
  ['GET interns/centre_educatius', () => interns.listCentres(), undefined, { data: [centre] }, [centre]],
  [
    'GET interns/marcs',
    () => interns.listMarcs(),
    undefined,
    { data: [{ id: 1, name: 'Marc' }] },
    [{ id: 1, name: 'Marc', submarcs: [] }],
  ],
  [
    'GET interns/oficines',
    () => interns.listOficines(),
    undefined,
    { data: [{ ...office, antenas: oficina.antenas }] },
    [{ ...office, antenas: [{ ...oficina.antenas[0], centre_educatiu_id: null }] }],
  ],
  [
    'GET interns/paisos',
    () => interns.listPaisos(),
    undefined,
    { data: [{ id: 1, nom: 'Itàlia', zona_geografica: 'europa' }] },
    [{ id: 1, nom: 'Itàlia', zona_geografica: 'europa' }],
  ],
  [
    'GET interns/academiques',
    () => interns.listAcademiques(),
    undefined,
    { data: [{ id: 1, name: 'Dret', formacio: 'universitat' }] },
    [{ id: 1, name: 'Dret', formacio: 'universitat' }],
  ],
  [
    'GET interns/sector_professionals',
    () => interns.listSectors(),
    undefined,
    { data: { data: named } },
    named,
  ],
  ['GET interns/sector_professionals', () => interns.listSectors(), undefined, { data: named }, named],
  ['GET interns/tematiques', () => interns.listTematiques(null), undefined, { data: [] }, []],
  [
    'GET interns/tematiques?tipus=mobilitat_internacional',
    () => interns.listTematiques('mobilitat_internacional'),
    undefined,
    { data: [{ id: 1, name: 'Estudiar', tipus: 'mobilitat_internacional', ambit_id: 8 }] },
    [{ id: 1, name: 'Estudiar', tipus: 'mobilitat_internacional', ambit_id: 8, subtematica: [] }],
  ],
];

describe('the calls (spec §7)', () => {
  test.each(ENDPOINTS)('%s', async (called, send, body, answer, result) => {
    const answered = send();
    await vi.dynamicImportSettled();
    const [call] = calls;
    expect(calls).toHaveLength(1);
    expect(`${call?.method} ${call?.path}${call?.query && `?${call.query}`}`).toBe(called);
    expect(call?.body).toEqual(body);
    call?.answer({ status: 200, body: answer });
    expect(await answered).toEqual(result);
  });

  const answering = ENDPOINTS.filter(([, , , , result]) => result !== undefined);
  test.each(answering)('%s accepts no other answer', async (_, send) => {
    const answered = send();
    await vi.dynamicImportSettled();
    calls[0]?.answer({ status: 200, body: { data: 'una altra cosa' } });
    await expect(answered).rejects.toMatchObject({ failure: { kind: 'malformed', status: 200 } });
  });

  test('calls are aborted by their signal', async () => {
    const controller = new AbortController();
    const answered = assessories.getAssessoria(12, controller.signal);
    controller.abort();
    await expect(answered).rejects.toMatchObject({ failure: { kind: 'network' } });
    expect(calls).toEqual([]);
  });
});
