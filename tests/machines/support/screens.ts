import { afterEach, beforeEach, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { ScreenInput } from '../../../src/machines/kit/screen';
import { SUBMIT, typeInto } from './draft';
import { screenInput } from './samples';
import { settle, stubSignedIn, type PendingCall } from './server';
import { stage } from './stage';

export const SIGNED_OUT = { userId: null, viewer: { permissions: [], oficinaId: null } };

export const open = (machine: AnyStateMachine, of: Partial<ScreenInput> = {}) =>
  stage(machine, { ...screenInput, ...of });

export function playServer() {
  let calls: PendingCall[] = [];
  beforeEach(() => {
    ({ calls } = stubSignedIn());
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  return {
    get calls() {
      return calls;
    },
    getCalls: () => calls.map(({ method, path, query }) => `${method} ${path}${query && `?${query}`}`),
    async answer(body: unknown): Promise<void> {
      calls[0]?.answer({ status: 200, body: { data: body } });
      await settle();
    },
    /** Types a draft, sends it, and answers its calls: reading again, where given, then saving. */
    async submit(
      on: ReturnType<typeof open>,
      draft: object,
      status: number,
      body: unknown = {},
      again?: unknown,
    ) {
      await settle();
      typeInto(on.actor, draft);
      on.takeSent();
      on.actor.send(SUBMIT);
      if (again !== undefined) await this.answer(again);
      const [call] = calls;
      call?.answer({ status, body });
      await settle();
      return call;
    },
  };
}
