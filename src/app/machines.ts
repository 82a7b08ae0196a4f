import { createMachine, enqueueActions, type AnyStateMachine } from 'xstate';
import { activitatCreateMachine } from '../machines/activitatCreate';
import { activitatEditMachine } from '../machines/activitatEdit';
import { activitatsMachine } from '../machines/activitats';
import { assessoriaMachine } from '../machines/assessoria';
import { assessoriaCreateMachine } from '../machines/assessoriaCreate';
import { assessoriaEditMachine } from '../machines/assessoriaEdit';
import { assessoriesMachine } from '../machines/assessories';
import { attendanceMachine } from '../machines/attendance';
import { authMachine } from '../machines/auth';
import { calendarMachine } from '../machines/calendar';
import { CATALOGS, catalogsMachine } from '../machines/catalogs';
import { citaCreateMachine } from '../machines/citaCreate';
import { completionMachine } from '../machines/completion';
import { consultaCreateMachine } from '../machines/consultaCreate';
import { consultaEditMachine } from '../machines/consultaEdit';
import { consultesMachine } from '../machines/consultes';
import { dataRulesMachine } from '../machines/dataRules';
import { deletionMachine } from '../machines/deletion';
import { exportsMachine } from '../machines/exports';
import { homeMachine } from '../machines/home';
import { navigationMachine } from '../machines/navigation';
import { notificationsMachine } from '../machines/notifications';
import { pageMachine } from '../machines/page';
import { passwordReminderMachine } from '../machines/passwordReminder';
import { passwordResetMachine } from '../machines/passwordReset';
import { professionalCreateMachine } from '../machines/professionalCreate';
import { professionalEditMachine } from '../machines/professionalEdit';
import { professionalsMachine } from '../machines/professionals';
import { profileMachine } from '../machines/profile';
import {
  activitatsRequest,
  assessoriaRequest,
  assessoriesRequest,
  citesRequest,
  consultesRequest,
  disponibilitatsRequest,
  professionalsRequest,
} from '../machines/requests';
import { rootMachine, SERVICES } from '../machines/root';
import { spawn } from '../machines/spawn';

const nobody = createMachine({});

/** The root as folding needs it: what it starts is there under its id, and is folded by itself. */
const foldedRoot = rootMachine.provide({
  actions: {
    startScreen: enqueueActions(({ enqueue }, { id }) => enqueue(spawn(nobody, id))),
    startServices: enqueueActions(({ enqueue }) => {
      for (const id of SERVICES) enqueue(spawn(nobody, id));
    }),
  },
});

const ALL: readonly AnyStateMachine[] = [
  ...[foldedRoot, authMachine, navigationMachine, notificationsMachine, pageMachine],
  ...[deletionMachine, attendanceMachine, exportsMachine, catalogsMachine, ...Object.values(CATALOGS)],
  ...[homeMachine, calendarMachine, citaCreateMachine],
  ...[assessoriesMachine, assessoriaMachine, assessoriaCreateMachine, assessoriaEditMachine],
  ...[completionMachine, dataRulesMachine, passwordReminderMachine, passwordResetMachine, profileMachine],
  ...[activitatsMachine, activitatCreateMachine, activitatEditMachine, activitatsRequest],
  ...[consultesMachine, consultaCreateMachine, consultaEditMachine, consultesRequest],
  ...[professionalsMachine, professionalCreateMachine, professionalEditMachine, professionalsRequest],
  ...[assessoriaRequest, assessoriesRequest, citesRequest, disponibilitatsRequest],
];

/** Every machine by its id, for folding a journal. */
export const MACHINES: Readonly<Record<string, AnyStateMachine>> = Object.fromEntries(
  ALL.map((machine) => [machine.id, machine]),
);
