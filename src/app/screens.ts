import type { ComponentType } from 'react';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { pageMachine } from '../machines/page';
import { SignInPage } from '../views/auth/SignInPage';
import { arrive } from './assets';

type View = ComponentType<{ actor: AnyActorRef }>;

const screens = new Map<string, { machine: AnyStateMachine; View: View }>([
  ['signIn', { machine: pageMachine, View: SignInPage }],
]);

let privateArea: typeof import('./privateArea') | undefined;

/** The table of loaders names every file of the product, too much for the first page to carry. */
export const fetchLoaders = () => import('./loaders');

/**
 * Loads the code of a screen, and with the first private one the private area's; answers the name.
 * @throws {AssetError}
 */
export async function loadScreen(name: string): Promise<string> {
  if (!screens.has(name)) {
    const { loadCode } = await arrive(fetchLoaders());
    const { screen, area = privateArea } = await arrive(loadCode(name));
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
