import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { fromCallback, waitFor } from 'xstate';
import { createBackend, type Backend } from '../../../mock-server/backend';
import { PASSWORD } from '../../../mock-server/store/rows/professional';
import type { Fault } from '../../../mock-server/http/injection';
import { withQuirks, type QuirkName } from '../../../mock-server/transports/quirks';
import { toResponse } from '../../../mock-server/transports/response';
import type { Assessoria } from '../../../mock-server/store/rows/assessoria';
import type { State } from '../../../mock-server/store/state';
import { connect } from '../../../src/api/connect';
import { readJson } from '../../../src/api/json';
import { readSignIn } from '../../../src/domain/access/sessio';
import { App } from '../../../src/app/App';
import { Line } from '../../../src/app/browser/Line';
import { connectAddress } from '../../../src/app/browser/bridge';
import { createRootActor } from '../../../src/app/createRoot';
import { getNavigation, type RootActor } from '../../../src/machines/root';
import { ActorsProvider } from '../../../src/hooks/actors';
import { PHONE } from '../../../src/views/ui/useMediaQuery';
import { putAssessoria } from '../../mock-server/support/fixtures';
import type { TestServer } from '../../mock-server/support/testServer';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** A Friday morning in Madrid, twenty past eleven. */
const NOW = '2026-11-20T10:20:00Z';

type Options = {
  now?: string;
  isPhone?: boolean;
  idleMinutes?: number;
  fault?: Fault;
  quirks?: readonly QuirkName[];
  /** Calls without an answer. */
  unanswered?: RegExp;
  /** Changes the seed before the first call; `put` adds an assessoria, by default of this morning. */
  prepare?: (state: State, put: (changes?: Partial<Assessoria>) => Assessoria) => void;
};

export type Product = {
  backend: Backend;
  root: RootActor;
  /** `GET /api/assessories?page=2`, in their order. */
  calls: string[];
  /** Called by the end of the test too; empties the browser's storage. */
  close: () => void;
};

/**
 * The whole product on the mock server, as somebody sees it.
 * @param who null for who has not signed in
 * @param where a path, or one that what the server knows decides
 */
export async function openProduct(
  who: string | null,
  where: string | ((state: State) => string),
  { now = NOW, isPhone = false, idleMinutes, fault, quirks = [], unanswered, prepare }: Options = {},
): Promise<Product> {
  const readNow = () => Date.parse(now);
  const backend = withQuirks(createBackend({ seed: 1, anchor: readNow() }, readNow), quirks);
  prepare?.(backend.getStore().state, (changes) => putAssessoria({ backend } as TestServer, changes));
  const calls: string[] = [];
  stubBrowser(backend, isPhone, calls, unanswered);

  const session = who === null ? null : await signIn(who);
  if (fault) backend.setFault(fault);
  const path = typeof where === 'string' ? where : where(backend.getStore().state);
  history.replaceState({ index: 0 }, '', path);
  const root = createRootActor({
    readNow,
    restore: () => Promise.resolve(session),
    persist() {},
    clock: fromCallback(() => {}),
    inspect() {},
    idleMinutes,
  });
  connect({
    baseUrl: '',
    getToken: () => root.getSnapshot().children.auth?.getSnapshot().context.session?.token ?? null,
    isOffline,
  });
  root.start();
  const navigation = getNavigation(root);
  const leaveAddress = joinAddress(navigation);
  document.body.innerHTML = '<div id="root"></div>';
  const view = createRoot(document.getElementById('root') as HTMLElement);
  act(() =>
    view.render(
      <>
        <App root={root} />
        <ActorsProvider root={root}>
          <Line isOffline={isOffline} />
        </ActorsProvider>
      </>,
    ),
  );
  calls.length = 0;
  await act(() => waitFor(navigation, (snapshot) => snapshot.hasTag('shown') || snapshot.hasTag('notFound')));
  await settle();

  let isOpen = true;
  function close() {
    if (!isOpen) return;
    isOpen = false;
    act(() => view.unmount());
    leaveAddress();
    root.stop();
    vi.unstubAllGlobals();
  }
  onTestFinished(() => {
    close();
    localStorage.clear();
  });
  return { backend, root, calls, close };
}

/** The bridge listens for the page's life, here until the test ends. */
function joinAddress(navigation: Parameters<typeof connectAddress>[0]): () => void {
  const spy = vi.spyOn(globalThis, 'addEventListener');
  connectAddress(navigation);
  const added = [...spy.mock.calls];
  spy.mockRestore();
  return () => {
    for (const [type, listener] of added) removeEventListener(type, listener);
  };
}

function stubBrowser(backend: Backend, isPhone: boolean, calls: string[], unanswered?: RegExp): void {
  vi.stubGlobal('scrollTo', () => {});
  // jsdom draws no frames, so a frame is a timer.
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => setTimeout(draw, 0));
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => clearTimeout(frame));
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isPhone && query === PHONE,
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal(
    'fetch',
    async (path: string, { method = 'GET', body, headers, signal }: RequestInit = {}) => {
      calls.push(`${method} ${decodeURIComponent(path)}`);
      if (unanswered?.test(path)) {
        return new Promise<never>((_, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        });
      }
      pending += 1;
      const answer = await backend.answer({
        method,
        url: new URL(path, 'http://localhost').href,
        headers: Object.fromEntries(new Headers(headers)),
        body: typeof body === 'string' ? body : '',
      });
      pending -= 1;
      if (answer === 'network') throw new TypeError('Failed to fetch');
      return toResponse(answer);
    },
  );
}

async function signIn(who: string) {
  const response = await fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${who}@example.org`, password: PASSWORD }),
  });
  return readSignIn(readJson(response, await response.text()));
}

const isOffline = (): boolean => !navigator.onLine;

let pending = 0;

/** Waits for every answer and rendering under way, after `ms` for delayed ones. */
export async function settle(ms = 0): Promise<void> {
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await vi.dynamicImportSettled();
    for (let quiet = 0; quiet < 5; quiet = pending > 0 ? 0 : quiet + 1) {
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  });
}

/** Settles until a condition holds: code has loaded, or a pause has passed. */
export async function settleUntil(isSo: () => boolean): Promise<void> {
  const end = performance.now() + 20_000;
  while (!isSo()) {
    if (performance.now() > end) throw new Error(`not so after 20 seconds: ${String(isSo)}`);
    await settle(20);
  }
}

export function readAll(selector: string, within: ParentNode = document): string[] {
  return [...within.querySelectorAll(selector)].map((element) => element.textContent);
}

/** Texts of the notification bar, without its buttons. */
export const readNotices = (): string[] => readAll('.notice-message');

export function findControl(name: string, selector = 'button, a'): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) => (element.ariaLabel ?? element.textContent) === name,
  );
  if (!found) throw new Error(`no ${selector} ${name}`);
  return found;
}

export async function press(control: string | HTMLElement): Promise<void> {
  act(() => (typeof control === 'string' ? findControl(control) : control).click());
  await settle();
}

/** Confirms the question, and ends the wait for an undo. */
export async function confirmDeletion(): Promise<void> {
  await press('Eliminar');
  await press('Elimina ara');
}

export const readAddress = (): string => location.pathname + location.search;
