import type { ReactNode } from 'react';
import type { ActorRefFrom, AnyActorRef, AnyStateMachine } from 'xstate';
import { ROUTES, type ScreenName } from '../../domain/access/routes';
import { pageMachine } from '../../machines/screens/page';
import { downloadCsv } from '../browser/download';
import { untilPainted } from '../browser/painted';

export type PrivateArea = (typeof import('./privateArea'))['privateArea'];

export type Screen = { machine: AnyStateMachine; View: (props: { actor: AnyActorRef }) => ReactNode };

export type ScreenLoader = {
  loadMachine: () => Promise<AnyStateMachine>;
  /** Loads machine and view at once. */
  load: () => Promise<Screen>;
};

export function screen<M extends AnyStateMachine>(
  loadMachine: () => Promise<M>,
  loadView: () => Promise<(props: { actor: ActorRefFrom<M> }) => ReactNode>,
): ScreenLoader {
  return {
    loadMachine,
    load: async () => {
      const [machine, View] = await Promise.all([loadMachine(), loadView()]);
      // Machine and view fit; the table's type cannot relate them.
      return { machine, View: View as Screen['View'] };
    },
  };
}

const loadPage = () => Promise.resolve(pageMachine);

/** Code of each screen; its path is in `domain/access/routes`, its title in `text/pageTitles`. */
export const SCREENS: Readonly<Record<ScreenName, ScreenLoader>> = {
  signIn: screen(loadPage, async () => (await import('../../views/auth/SignInPage')).SignInPage),
  newPassword: screen(
    loadPage,
    async () => (await import('../../views/auth/NewPasswordPage')).NewPasswordPage,
  ),
  passwordReminder: screen(
    async () => (await import('../../machines/screens/passwordReminder')).passwordReminderMachine,
    async () => (await import('../../views/auth/PasswordReminderPage')).PasswordReminderPage,
  ),
  passwordLink: screen(
    loadPage,
    async () => (await import('../../views/auth/PasswordLinkPage')).PasswordLinkPage,
  ),
  passwordReset: screen(
    async () => (await import('../../machines/screens/passwordReset')).passwordResetMachine,
    async () => (await import('../../views/auth/PasswordResetPage')).PasswordResetPage,
  ),
  profile: screen(
    async () => (await import('../../machines/screens/profile')).profileMachine,
    async () => (await import('../../views/profile/ProfilePage')).ProfilePage,
  ),
  ajuda: screen(loadPage, async () => (await import('../../views/ajuda/AjudaPage')).AjudaPage),
  home: screen(
    async () => (await import('../../machines/screens/home')).homeMachine,
    async () => (await import('../../views/home/HomePage')).HomePage,
  ),
  dataRules: screen(
    async () => (await import('../../machines/screens/dataRules')).dataRulesMachine,
    async () => (await import('../../views/configuracio/DataRulesPage')).DataRulesPage,
  ),
  calendar: screen(
    async () => (await import('../../machines/screens/calendar')).calendarMachine,
    async () => (await import('../../views/calendar/CalendarPage')).CalendarPage,
  ),
  citaCreate: screen(
    async () => (await import('../../machines/screens/citaCreate')).citaCreateMachine,
    async () => (await import('../../views/calendar/CitaCreatePage')).CitaCreatePage,
  ),
  absencia: screen(
    async () => (await import('../../machines/screens/absencia')).absenciaMachine,
    async () => (await import('../../views/calendar/AbsenciaPage')).AbsenciaPage,
  ),
  assessories: screen(
    async () => (await import('../../machines/screens/assessories')).assessoriesMachine,
    async () => (await import('../../views/assessories/AssessoriesPage')).AssessoriesPage,
  ),
  assessoria: screen(
    async () => (await import('../../machines/screens/assessoria')).assessoriaMachine,
    async () => (await import('../../views/assessories/AssessoriaPage')).AssessoriaPage,
  ),
  assessoriaCreate: screen(
    async () => (await import('../../machines/screens/assessoriaCreate')).assessoriaCreateMachine,
    async () => (await import('../../views/assessories/AssessoriaCreatePage')).AssessoriaCreatePage,
  ),
  assessoriaEdit: screen(
    async () => (await import('../../machines/screens/assessoriaEdit')).assessoriaEditMachine,
    async () => (await import('../../views/assessories/AssessoriaEditPage')).AssessoriaEditPage,
  ),
  citaMove: screen(
    async () => (await import('../../machines/screens/citaMove')).citaMoveMachine,
    async () => (await import('../../views/assessories/CitaMovePage')).CitaMovePage,
  ),
  completion: screen(
    async () => (await import('../../machines/screens/completion')).completionMachine,
    async () => (await import('../../views/assessories/CompletionPage')).CompletionPage,
  ),
  closeDay: screen(
    async () => (await import('../../machines/screens/closeDay')).closeDayMachine,
    async () => (await import('../../views/assessories/CloseDayPage')).CloseDayPage,
  ),
  consultes: screen(
    async () => (await import('../../machines/screens/consultes')).consultesMachine,
    async () => (await import('../../views/consultes/ConsultesPage')).ConsultesPage,
  ),
  consultaCreate: screen(
    async () => (await import('../../machines/screens/consultaCreate')).consultaCreateMachine,
    async () => (await import('../../views/consultes/ConsultaCreatePage')).ConsultaCreatePage,
  ),
  consultaEdit: screen(
    async () => (await import('../../machines/screens/consultaEdit')).consultaEditMachine,
    async () => (await import('../../views/consultes/ConsultaEditPage')).ConsultaEditPage,
  ),
  activitats: screen(
    async () => (await import('../../machines/screens/activitats')).activitatsMachine,
    async () => (await import('../../views/activitats/ActivitatsPage')).ActivitatsPage,
  ),
  activitatCreate: screen(
    async () => (await import('../../machines/screens/activitatCreate')).activitatCreateMachine,
    async () => (await import('../../views/activitats/ActivitatCreatePage')).ActivitatCreatePage,
  ),
  altaActivitats: screen(
    async () => (await import('../../machines/screens/altaActivitats')).altaActivitatsMachine,
    async () => (await import('../../views/activitats/AltaActivitatsPage')).AltaActivitatsPage,
  ),
  activitatEdit: screen(
    async () => (await import('../../machines/screens/activitatEdit')).activitatEditMachine,
    async () => (await import('../../views/activitats/ActivitatEditPage')).ActivitatEditPage,
  ),
  xifres: screen(
    async () => {
      const { xifresMachine } = await import('../../machines/screens/xifres');
      return xifresMachine.provide({ actions: { download: (_, params) => downloadCsv(params) } });
    },
    async () => (await import('../../views/xifres/XifresPage')).XifresPage,
  ),
  professionals: screen(
    async () => (await import('../../machines/screens/professionals')).professionalsMachine,
    async () => (await import('../../views/professionals/ProfessionalsPage')).ProfessionalsPage,
  ),
  professionalCreate: screen(
    async () => (await import('../../machines/screens/professionalCreate')).professionalCreateMachine,
    async () => (await import('../../views/professionals/ProfessionalCreatePage')).ProfessionalCreatePage,
  ),
  alta: screen(
    async () => (await import('../../machines/screens/alta')).altaMachine,
    async () => (await import('../../views/professionals/AltaPage')).AltaPage,
  ),
  professionalEdit: screen(
    async () => (await import('../../machines/screens/professionalEdit')).professionalEditMachine,
    async () => (await import('../../views/professionals/ProfessionalEditPage')).ProfessionalEditPage,
  ),
};

/** Code of a screen, with the private area's for a private one; the answer to a press is painted first. */
export async function loadCode(name: ScreenName): Promise<{ screen: Screen; area?: PrivateArea }> {
  const isPrivate = ROUTES.some((route) => route.screen === name && route.layout === 'private');
  const [screen, area] = await Promise.all([
    SCREENS[name].load(),
    isPrivate ? import('./privateArea') : undefined,
    untilPainted(),
  ]);
  return { screen, ...(area && { area: area.privateArea }) };
}
