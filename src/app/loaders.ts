import type { ComponentType } from 'react';
import type { AnyStateMachine } from 'xstate';
import { pageMachine } from '../machines/page';

type ScreenModule = { machine: AnyStateMachine; View: ComponentType<{ actor: never }> };
type PrivateArea = typeof import('./privateArea');

const PUBLIC = new Set(['newPassword', 'passwordReminder', 'passwordLink', 'passwordReset']);

/** The two files of a screen, asked for together. */
async function join(
  machine: AnyStateMachine | Promise<AnyStateMachine>,
  view: Promise<ScreenModule['View']>,
): Promise<ScreenModule> {
  const [loaded, View] = await Promise.all([machine, view]);
  return { machine: loaded, View };
}

const LOADERS: Record<string, () => Promise<ScreenModule>> = {
  newPassword: () =>
    join(
      pageMachine,
      import('../views/auth/NewPasswordPage').then((module) => module.NewPasswordPage),
    ),
  passwordReminder: () =>
    join(
      import('../machines/passwordReminder').then((module) => module.passwordReminderMachine),
      import('../views/auth/PasswordReminderPage').then((module) => module.PasswordReminderPage),
    ),
  passwordLink: () =>
    join(
      pageMachine,
      import('../views/auth/PasswordLinkPage').then((module) => module.PasswordLinkPage),
    ),
  passwordReset: () =>
    join(
      import('../machines/passwordReset').then((module) => module.passwordResetMachine),
      import('../views/auth/PasswordResetPage').then((module) => module.PasswordResetPage),
    ),
  profile: () =>
    join(
      import('../machines/profile').then((module) => module.profileMachine),
      import('../views/profile/ProfilePage').then((module) => module.ProfilePage),
    ),
  dataRules: () =>
    join(
      import('../machines/dataRules').then((module) => module.dataRulesMachine),
      import('../views/configuracio/DataRulesPage').then((module) => module.DataRulesPage),
    ),
  home: () =>
    join(
      import('../machines/home').then((module) => module.homeMachine),
      import('../views/home/HomePage').then((module) => module.HomePage),
    ),
  calendar: () =>
    join(
      import('../machines/calendar').then((module) => module.calendarMachine),
      import('../views/calendar/CalendarPage').then((module) => module.CalendarPage),
    ),
  citaCreate: () =>
    join(
      import('../machines/citaCreate').then((module) => module.citaCreateMachine),
      import('../views/calendar/CitaCreatePage').then((module) => module.CitaCreatePage),
    ),
  assessories: () =>
    join(
      import('../machines/assessories').then((module) => module.assessoriesMachine),
      import('../views/assessories/AssessoriesPage').then((module) => module.AssessoriesPage),
    ),
  assessoria: () =>
    join(
      import('../machines/assessoria').then((module) => module.assessoriaMachine),
      import('../views/assessories/AssessoriaPage').then((module) => module.AssessoriaPage),
    ),
  assessoriaCreate: () =>
    join(
      import('../machines/assessoriaCreate').then((module) => module.assessoriaCreateMachine),
      import('../views/assessories/AssessoriaCreatePage').then((module) => module.AssessoriaCreatePage),
    ),
  assessoriaEdit: () =>
    join(
      import('../machines/assessoriaEdit').then((module) => module.assessoriaEditMachine),
      import('../views/assessories/AssessoriaEditPage').then((module) => module.AssessoriaEditPage),
    ),
  professionals: () =>
    join(
      import('../machines/professionals').then((module) => module.professionalsMachine),
      import('../views/professionals/ProfessionalsPage').then((module) => module.ProfessionalsPage),
    ),
  professionalCreate: () =>
    join(
      import('../machines/professionalCreate').then((module) => module.professionalCreateMachine),
      import('../views/professionals/ProfessionalCreatePage').then((module) => module.ProfessionalCreatePage),
    ),
  professionalEdit: () =>
    join(
      import('../machines/professionalEdit').then((module) => module.professionalEditMachine),
      import('../views/professionals/ProfessionalEditPage').then((module) => module.ProfessionalEditPage),
    ),
  consultes: () =>
    join(
      import('../machines/consultes').then((module) => module.consultesMachine),
      import('../views/consultes/ConsultesPage').then((module) => module.ConsultesPage),
    ),
  consultaCreate: () =>
    join(
      import('../machines/consultaCreate').then((module) => module.consultaCreateMachine),
      import('../views/consultes/ConsultaCreatePage').then((module) => module.ConsultaCreatePage),
    ),
  consultaEdit: () =>
    join(
      import('../machines/consultaEdit').then((module) => module.consultaEditMachine),
      import('../views/consultes/ConsultaEditPage').then((module) => module.ConsultaEditPage),
    ),
  completion: () =>
    join(
      import('../machines/completion').then((module) => module.completionMachine),
      import('../views/assessories/CompletionPage').then((module) => module.CompletionPage),
    ),
  activitats: () =>
    join(
      import('../machines/activitats').then((module) => module.activitatsMachine),
      import('../views/activitats/ActivitatsPage').then((module) => module.ActivitatsPage),
    ),
  activitatCreate: () =>
    join(
      import('../machines/activitatCreate').then((module) => module.activitatCreateMachine),
      import('../views/activitats/ActivitatCreatePage').then((module) => module.ActivitatCreatePage),
    ),
  activitatEdit: () =>
    join(
      import('../machines/activitatEdit').then((module) => module.activitatEditMachine),
      import('../views/activitats/ActivitatEditPage').then((module) => module.ActivitatEditPage),
    ),
};

/** Loads a screen's machine and view, and the private area with those that are in it. */
export async function loadCode(
  name: string,
): Promise<{ screen: ScreenModule; area: PrivateArea | undefined }> {
  const load = LOADERS[name];
  if (!load) throw new Error(`there is no screen ${name}`);
  const [screen, area] = await Promise.all([load(), PUBLIC.has(name) ? undefined : import('./privateArea')]);
  return { screen, area };
}
