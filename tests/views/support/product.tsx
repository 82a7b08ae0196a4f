import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { Router } from 'wouter';
import { createActor, fromPromise, type InspectionEvent, type NonReducibleUnknown } from 'xstate';
import { ApiError, type Failure } from '../../../src/api/errors';
import { ActorsProvider } from '../../../src/hooks/actors';
import { ROUTES } from '../../../src/domain/access/routes';
import type { Sessio } from '../../../src/domain/access/sessio';
import { authMachine } from '../../../src/machines/services/auth';
import { rootMachine } from '../../../src/machines/root';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

type Call<Output, Input> = {
  input: Input;
  resolve: (output: Output) => void;
  reject: (error: unknown) => void;
};

/** Calls that wait for the test's answer, and their actor. */
function createCalls<Output, Input>() {
  const calls: Call<Output, Input>[] = [];
  const logic = fromPromise<Output, Input>(
    ({ input }) => new Promise((resolve, reject) => calls.push({ input, resolve, reject })),
  );
  return { calls, logic };
}

/** Waits for all that is under way, also for code that loads late. */
export async function settle(): Promise<void> {
  await act(async () => {
    await nextTurn();
    await vi.dynamicImportSettled();
    await nextTurn();
  });
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** Auth, navigation and notifications, without a server, a screen or an address. */
export async function startProduct(
  session: Sessio | null = null,
  inspect: (event: InspectionEvent) => void = () => {},
) {
  const signIn = createCalls<Sessio, { email: string; password: string }>();
  const setPassword = createCalls<
    Sessio,
    { email: string; password: string; password_confirmation: string }
  >();
  const signOut = createCalls<void, NonReducibleUnknown>();
  const root = createActor(
    rootMachine.provide({
      actors: {
        auth: authMachine.provide({
          actors: {
            restore: fromPromise(() => Promise.resolve(session)),
            signIn: signIn.logic,
            setPassword: setPassword.logic,
            signOut: signOut.logic,
          },
        }),
      },
    }),
    { id: 'root', systemId: 'root', inspect, input: { routes: ROUTES, now: 0, today: '2026-11-20' } },
  );
  root.start();
  onTestFinished(() => void root.stop());
  const { auth, navigation, notifications } = root.getSnapshot().children;
  if (!auth || !navigation || !notifications) throw new Error('the root is not whole');
  await settle();
  const calls = { signIn: signIn.calls, setPassword: setPassword.calls, signOut: signOut.calls };
  return { root, auth, navigation, notifications, calls };
}

type Product = Awaited<ReturnType<typeof startProduct>>;

/** Renders a view on those actors, once its code has loaded. */
export async function show({ root }: Product, view: ReactNode) {
  const container = document.createElement('main');
  container.tabIndex = -1;
  document.body.replaceChildren(container);
  const page = createRoot(container);
  onTestFinished(() => act(() => page.unmount()));
  act(() =>
    page.render(
      <ActorsProvider root={root}>
        <Router ssrPath="/login">{view}</Router>
      </ActorsProvider>,
    ),
  );
  await settle();
}

export function type(id: string, value: string): void {
  const field = getById(id);
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

export function getById(id: string): HTMLInputElement {
  return document.getElementById(id) as HTMLInputElement;
}

export function findFault(id: string): { text: string; lang: string } | null {
  const fault = document.getElementById(`${id}-error`);
  return fault && { text: fault.textContent, lang: fault.lang };
}

export function findButton(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(
    (button) => button.textContent === name || button.ariaLabel === name,
  );
  if (!found) throw new Error(`no button ${name}`);
  return found;
}

export function refuse(status: number | null, of: Partial<Failure> = {}): ApiError {
  const kind = status === null ? 'network' : 'status';
  return new ApiError({ kind, status, statusText: '', message: null, fields: {}, ...of });
}
