import type { ComponentType } from 'react';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { pageMachine } from '../machines/page';
import { SignInPage } from '../views/auth/SignInPage';
import { arrive } from './assets';

export type ScreenModule = { machine: AnyStateMachine; View: ComponentType<{ actor: never }> };
type View = ComponentType<{ actor: AnyActorRef }>;

const LOADERS: Record<string, () => Promise<ScreenModule>> = {
  newPassword: async () => ({
    machine: pageMachine,
    View: (await import('../views/auth/NewPasswordPage')).NewPasswordPage,
  }),
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
  completion: async () => {
    const [{ completionMachine }, { CompletionPage }] = await Promise.all([
      import('../machines/completion'),
      import('../views/assessories/CompletionPage'),
    ]);
    return { machine: completionMachine, View: CompletionPage };
  },
};

const screens = new Map<string, { machine: AnyStateMachine; View: View }>([
  ['signIn', { machine: pageMachine, View: SignInPage }],
]);

let privateArea: typeof import('./privateArea') | undefined;

const PUBLIC = new Set(['signIn', 'newPassword']);

/**
 * Loads the code of a screen, and with the first private one the private area's; answers the name.
 * @throws {AssetError}
 */
export async function loadScreen(name: string): Promise<string> {
  const load = LOADERS[name];
  if (!screens.has(name) && load) {
    const [screen, area] = await arrive(
      Promise.all([load(), PUBLIC.has(name) ? privateArea : import('./privateArea')]),
    );
    screens.set(name, screen as { machine: AnyStateMachine; View: View });
    privateArea = area;
  }
  return name;
}

/** Machine and view of a screen that has been loaded. */
export function getScreen(name: string): { machine: AnyStateMachine; View: View } {
  const screen = screens.get(name);
  if (!screen) throw new Error(`screen ${name} is not loaded`);
  return screen;
}

/** The private area's layout and machines, once a private screen has been loaded. */
export function findPrivateArea(): typeof import('./privateArea') | undefined {
  return privateArea;
}
