import type { ComponentType } from 'react';
import type { AnyStateMachine } from 'xstate';
import { pageMachine } from '../machines/page';

type ScreenModule = { machine: AnyStateMachine; View: ComponentType<{ actor: never }> };
type PrivateArea = typeof import('./privateArea');

const PUBLIC = new Set(['newPassword', 'passwordReminder', 'passwordLink', 'passwordReset']);

const LOADERS: Record<string, () => Promise<ScreenModule>> = {
  newPassword: async () => ({
    machine: pageMachine,
    View: (await import('../views/auth/NewPasswordPage')).NewPasswordPage,
  }),
  passwordReminder: async () => {
    const [{ passwordReminderMachine }, { PasswordReminderPage }] = await Promise.all([
      import('../machines/passwordReminder'),
      import('../views/auth/PasswordReminderPage'),
    ]);
    return { machine: passwordReminderMachine, View: PasswordReminderPage };
  },
  passwordLink: async () => ({
    machine: pageMachine,
    View: (await import('../views/auth/PasswordLinkPage')).PasswordLinkPage,
  }),
  passwordReset: async () => {
    const [{ passwordResetMachine }, { PasswordResetPage }] = await Promise.all([
      import('../machines/passwordReset'),
      import('../views/auth/PasswordResetPage'),
    ]);
    return { machine: passwordResetMachine, View: PasswordResetPage };
  },
  profile: async () => {
    const [{ profileMachine }, { ProfilePage }] = await Promise.all([
      import('../machines/profile'),
      import('../views/profile/ProfilePage'),
    ]);
    return { machine: profileMachine, View: ProfilePage };
  },
  dataRules: async () => {
    const [{ dataRulesMachine }, { DataRulesPage }] = await Promise.all([
      import('../machines/dataRules'),
      import('../views/configuracio/DataRulesPage'),
    ]);
    return { machine: dataRulesMachine, View: DataRulesPage };
  },
  home: async () => {
    const [{ homeMachine }, { HomePage }] = await Promise.all([
      import('../machines/home'),
      import('../views/home/HomePage'),
    ]);
    return { machine: homeMachine, View: HomePage };
  },
  calendar: async () => {
    const [{ calendarMachine }, { CalendarPage }] = await Promise.all([
      import('../machines/calendar'),
      import('../views/calendar/CalendarPage'),
    ]);
    return { machine: calendarMachine, View: CalendarPage };
  },
  citaCreate: async () => {
    const [{ citaCreateMachine }, { CitaCreatePage }] = await Promise.all([
      import('../machines/citaCreate'),
      import('../views/calendar/CitaCreatePage'),
    ]);
    return { machine: citaCreateMachine, View: CitaCreatePage };
  },
  assessories: async () => {
    const [{ assessoriesMachine }, { AssessoriesPage }] = await Promise.all([
      import('../machines/assessories'),
      import('../views/assessories/AssessoriesPage'),
    ]);
    return { machine: assessoriesMachine, View: AssessoriesPage };
  },
  assessoria: async () => {
    const [{ assessoriaMachine }, { AssessoriaPage }] = await Promise.all([
      import('../machines/assessoria'),
      import('../views/assessories/AssessoriaPage'),
    ]);
    return { machine: assessoriaMachine, View: AssessoriaPage };
  },
  assessoriaCreate: async () => {
    const [{ assessoriaCreateMachine }, { AssessoriaCreatePage }] = await Promise.all([
      import('../machines/assessoriaCreate'),
      import('../views/assessories/AssessoriaCreatePage'),
    ]);
    return { machine: assessoriaCreateMachine, View: AssessoriaCreatePage };
  },
  assessoriaEdit: async () => {
    const [{ assessoriaEditMachine }, { AssessoriaEditPage }] = await Promise.all([
      import('../machines/assessoriaEdit'),
      import('../views/assessories/AssessoriaEditPage'),
    ]);
    return { machine: assessoriaEditMachine, View: AssessoriaEditPage };
  },
  professionals: async () => {
    const [{ professionalsMachine }, { ProfessionalsPage }] = await Promise.all([
      import('../machines/professionals'),
      import('../views/professionals/ProfessionalsPage'),
    ]);
    return { machine: professionalsMachine, View: ProfessionalsPage };
  },
  professionalCreate: async () => {
    const [{ professionalCreateMachine }, { ProfessionalCreatePage }] = await Promise.all([
      import('../machines/professionalCreate'),
      import('../views/professionals/ProfessionalCreatePage'),
    ]);
    return { machine: professionalCreateMachine, View: ProfessionalCreatePage };
  },
  professionalEdit: async () => {
    const [{ professionalEditMachine }, { ProfessionalEditPage }] = await Promise.all([
      import('../machines/professionalEdit'),
      import('../views/professionals/ProfessionalEditPage'),
    ]);
    return { machine: professionalEditMachine, View: ProfessionalEditPage };
  },
  consultes: async () => {
    const [{ consultesMachine }, { ConsultesPage }] = await Promise.all([
      import('../machines/consultes'),
      import('../views/consultes/ConsultesPage'),
    ]);
    return { machine: consultesMachine, View: ConsultesPage };
  },
  consultaCreate: async () => {
    const [{ consultaCreateMachine }, { ConsultaCreatePage }] = await Promise.all([
      import('../machines/consultaCreate'),
      import('../views/consultes/ConsultaCreatePage'),
    ]);
    return { machine: consultaCreateMachine, View: ConsultaCreatePage };
  },
  consultaEdit: async () => {
    const [{ consultaEditMachine }, { ConsultaEditPage }] = await Promise.all([
      import('../machines/consultaEdit'),
      import('../views/consultes/ConsultaEditPage'),
    ]);
    return { machine: consultaEditMachine, View: ConsultaEditPage };
  },
  completion: async () => {
    const [{ completionMachine }, { CompletionPage }] = await Promise.all([
      import('../machines/completion'),
      import('../views/assessories/CompletionPage'),
    ]);
    return { machine: completionMachine, View: CompletionPage };
  },
  activitats: async () => {
    const [{ activitatsMachine }, { ActivitatsPage }] = await Promise.all([
      import('../machines/activitats'),
      import('../views/activitats/ActivitatsPage'),
    ]);
    return { machine: activitatsMachine, View: ActivitatsPage };
  },
  activitatCreate: async () => {
    const [{ activitatCreateMachine }, { ActivitatCreatePage }] = await Promise.all([
      import('../machines/activitatCreate'),
      import('../views/activitats/ActivitatCreatePage'),
    ]);
    return { machine: activitatCreateMachine, View: ActivitatCreatePage };
  },
  activitatEdit: async () => {
    const [{ activitatEditMachine }, { ActivitatEditPage }] = await Promise.all([
      import('../machines/activitatEdit'),
      import('../views/activitats/ActivitatEditPage'),
    ]);
    return { machine: activitatEditMachine, View: ActivitatEditPage };
  },
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
