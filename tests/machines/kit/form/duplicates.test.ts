import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { activitatCreateMachine } from '../../../../src/machines/screens/activitatCreate';
import { assessoriaCreateMachine } from '../../../../src/machines/screens/assessoriaCreate';
import { citaCreateMachine } from '../../../../src/machines/screens/citaCreate';
import { consultaCreateMachine } from '../../../../src/machines/screens/consultaCreate';
import { professionalCreateMachine } from '../../../../src/machines/screens/professionalCreate';
import { SUBMIT } from '../../support/draft';
import { activitat, assessoria, consulta, person, slot, toPage } from '../../support/samples';
import { open, playServer } from '../../support/screens';
import { settle } from '../../support/server';

const server = playServer();
const viewer = {
  permissions: ['cita', 'assessoria', 'consulta', 'activitat', 'usuari'].map((noun) => `create_${noun}_app`),
  oficinaId: null,
};

const reserva = {
  jove: assessoria.jove,
  edat: '16-19',
  genere: 'dona',
  perfil: 'Jove',
  modalitat: 'Presencial',
  tipus: 'laboral',
  disponibilitat_id: slot.id,
  oficina_id: 1,
};
const other = { ...assessoria, id: 13, jove: { ...assessoria.jove, nom: 'Zqaltre' } };
const reserves = {
  asked: 'GET assessories?q=Zqnil+Zqserra&tipus=laboral&sort=-cita.date',
  rows: [other, assessoria],
  duplicates: [{ path: '/assessories/12', name: 'Zqnil Zqserra', date: assessoria.cita.date }],
};

test.each<[AnyStateMachine, object, { asked: string; rows: object[]; duplicates: object[] }]>([
  [citaCreateMachine, reserva, reserves],
  [assessoriaCreateMachine, reserva, reserves],
  [
    consultaCreateMachine,
    { ...consulta, data: consulta.data, oficina_id: 1, professional_id: 7 },
    {
      asked: 'GET consultes?data_inici=2026-11-20&data_fi=2026-11-20&sort=-data',
      rows: [consulta, { ...consulta, id: 52, canal: 'email' }, { ...consulta, id: 53, professional: null }],
      duplicates: [{ path: '/consultes/51/editar', name: 51, date: consulta.data }],
    },
  ],
  [
    activitatCreateMachine,
    { ...activitat, titol: ' Zqxerrada ', oficina_id: 1 },
    {
      asked: 'GET activitats?q=Zqxerrada&data_inici=2026-11-25&data_fi=2026-11-25',
      rows: [activitat, { ...activitat, id: 42, titol: 'Zqxerrada dos' }],
      duplicates: [{ path: '/activitats/41/editar', name: 'Zqxerrada', date: '2026-11-25' }],
    },
  ],
  [
    professionalCreateMachine,
    { ...person, email: 'Zqada@example.org', oficina_id: 1 },
    {
      asked: 'GET professionals?q=zqada%40example.org',
      rows: [person, { ...person, id: 8, email: 'zqada@example.org.cat' }],
      duplicates: [{ path: '/professionals/7/editar', name: 'Zqada Zqpuig Zqroca' }],
    },
  ],
])(
  '$id: possible duplicates are searched before a draft is sent a second time',
  async (machine, draft, of) => {
    const on = open(machine, { viewer });
    await settle();
    // Answers the page's other calls.
    for (const call of server.calls.slice()) call.answer({ status: 200, body: toPage([]) });
    await server.submit(on, draft, 502);
    expect(on.getContext().unsure).toBe(true);
    on.actor.send(SUBMIT);
    await settle();
    expect([on.getValue(), on.getContext().duplicates, server.getCalls()]).toEqual([
      'comparing',
      'searching',
      [of.asked],
    ]);
    server.calls[0]?.answer({ status: 200, body: toPage(of.rows) });
    await settle();
    expect(on.getContext().duplicates).toEqual(of.duplicates);
  },
);
