import { MACHINES } from '../../machines/support/machines';
import { activitatCreateMachine } from '../../../src/machines/screens/activitatCreate';
import { activitatEditMachine } from '../../../src/machines/screens/activitatEdit';
import { activitatsMachine } from '../../../src/machines/screens/activitats';
import { assessoriaMachine } from '../../../src/machines/screens/assessoria';
import { assessoriaCreateMachine } from '../../../src/machines/screens/assessoriaCreate';
import { assessoriaEditMachine } from '../../../src/machines/screens/assessoriaEdit';
import { assessoriesMachine } from '../../../src/machines/screens/assessories';
import { calendarMachine } from '../../../src/machines/screens/calendar';
import { citaCreateMachine } from '../../../src/machines/screens/citaCreate';
import { completionMachine } from '../../../src/machines/screens/completion';
import { consultaCreateMachine } from '../../../src/machines/screens/consultaCreate';
import { consultaEditMachine } from '../../../src/machines/screens/consultaEdit';
import { consultesMachine } from '../../../src/machines/screens/consultes';
import { dataRulesMachine } from '../../../src/machines/screens/dataRules';
import { homeMachine } from '../../../src/machines/screens/home';
import { pageMachine } from '../../../src/machines/screens/page';
import { passwordReminderMachine } from '../../../src/machines/screens/passwordReminder';
import { passwordResetMachine } from '../../../src/machines/screens/passwordReset';
import { professionalCreateMachine } from '../../../src/machines/screens/professionalCreate';
import { professionalEditMachine } from '../../../src/machines/screens/professionalEdit';
import { professionalsMachine } from '../../../src/machines/screens/professionals';
import { profileMachine } from '../../../src/machines/screens/profile';
import type { Model } from '../model';
import { absencia, absenciaBatch } from './absencia';
import { alta, altaActivitats, altaActivitatsBatch, altaBatch } from './alta';
import { auth } from './auth';
import { boardModel } from './board';
import { bulk, bulkBatch } from './bulk';
import { closeDay, closeDayBatch } from './closeDay';
import { citaMoveModel, formerCitaModel } from './citaMove';
import { idle } from './idle';
import { listModel } from './list';
import { navigation } from './navigation';
import { notifications } from './notifications';
import { formModel, recordModel, slots } from './record';
import { requestModel } from './request';
import { root } from './root';
import { INPUT } from './screen';
import { deletion, removal } from './deletion';
import {
  arrivals,
  created,
  attendance,
  calendarMove,
  catalogs,
  daySheet,
  differences,
  exportsModel,
  report,
  toClose,
} from './services';
import { shortcuts } from './shortcuts';
import { xifres } from './xifres';

const office = (id: number) => ({ id, nom: `Oficina ${id}`, antenas: [] });
const inOffice = (id: number) => ({ draft: {}, original: {}, facts: { oficina: office(id) } });
const IN_OFFICES = { loaded: inOffice(1), "loaded, another office's": inOffice(2) };

const session = {
  id: 12,
  tipus: 'laboral',
  bloquejada: false,
  realitzada: false,
  assistit: null,
  oficina: office(1),
};
const SESSIONS = {
  loaded: { draft: {}, original: {}, facts: session },
  'loaded, blocked': { draft: {}, original: {}, facts: { ...session, bloquejada: true } },
};
const CONSULTES = {
  loaded: { draft: {}, original: {}, facts: { oficina: office(1), dia: '2026-11-19', dies_enrere: 15 } },
  'loaded, too old': {
    draft: {},
    original: {},
    facts: { oficina: office(1), dia: '2026-10-01', dies_enrere: 15 },
  },
};
const RULES = { assessories: { dies_enrere: 30 } };
const CITA = {
  id: 21,
  date: '2026-11-23T09:00:00+01:00',
  professional: { id: 7 },
  assessoria: { bloquejada: false, jove: null },
};
const NAMED = { id: 8, nom: 'Aina', cognom: 'Provada', segon_cognom: null };

const requests = Object.values(MACHINES).filter(({ id }) => id.endsWith('Request'));

export const MODELS: readonly Model[] = [
  root,
  auth,
  navigation,
  notifications,
  { machine: pageMachine, invariants: [] },
  deletion,
  removal,
  arrivals,
  created,
  attendance,
  bulk,
  bulkBatch,
  exportsModel,
  catalogs,
  differences,
  report,
  idle,
  toClose,
  shortcuts,
  ...requests.map(requestModel),
  ...[activitatsMachine, assessoriesMachine, consultesMachine, professionalsMachine].map(listModel),
  boardModel(homeMachine, ['read_cita_oficina', 'edit_assessoria_oficina'], {
    'one at the desk': { permissions: ['read_cita_oficina', 'read_consulta_oficina'], oficinaId: 1 },
    'one of the whole service': { permissions: ['read_cita_app', 'read_assessoria_app'], oficinaId: null },
  }),
  boardModel(calendarMachine, ['read_cita_oficina']),
  boardModel(assessoriaMachine, []),
  slots,
  daySheet,
  calendarMove,
  xifres,
  closeDay,
  closeDayBatch,
  recordModel(citaCreateMachine, { permission: 'create_cita_oficina', answer: CITA }),
  recordModel(assessoriaCreateMachine, { permission: 'create_assessoria_oficina', follows: 'path' }),
  recordModel(assessoriaEditMachine, {
    permission: 'edit_assessoria_oficina',
    found: SESSIONS,
    reloads: true,
  }),
  citaMoveModel(
    {
      loaded: {
        draft: { tipus: 'laboral' },
        original: { assessoria: { cita: { id: 21 } } },
        facts: session,
      },
      'loaded, blocked': { draft: {}, original: {}, facts: { ...session, bloquejada: true } },
    },
    CITA,
  ),
  formerCitaModel(CITA),
  recordModel(completionMachine, {
    permission: 'edit_assessoria_oficina',
    found: SESSIONS,
    follows: 'path',
  }),
  recordModel(activitatCreateMachine, { permission: 'create_activitat_oficina' }),
  recordModel(activitatEditMachine, {
    permission: 'edit_activitat_oficina',
    found: IN_OFFICES,
    reloads: true,
  }),
  recordModel(consultaCreateMachine, { permission: 'create_consulta_oficina', follows: 'draft' }),
  recordModel(consultaEditMachine, {
    permission: 'edit_consulta_oficina',
    found: CONSULTES,
    reloads: true,
  }),
  recordModel(professionalCreateMachine, {
    permission: 'create_usuari_oficina',
    answer: NAMED,
    follows: 'draft',
  }),
  absencia,
  absenciaBatch,
  alta,
  altaBatch,
  altaActivitats,
  altaActivitatsBatch,
  recordModel(professionalEditMachine, {
    permission: 'edit_usuari_oficina',
    found: IN_OFFICES,
    reloads: true,
  }),
  recordModel(dataRulesMachine, {
    permission: 'edit_configuracio_app',
    answer: RULES,
    reloads: true,
    follows: 'always',
  }),
  ...[passwordReminderMachine, passwordResetMachine].map((machine) =>
    formModel(machine, { ...INPUT, userId: null }),
  ),
  formModel(profileMachine),
];
