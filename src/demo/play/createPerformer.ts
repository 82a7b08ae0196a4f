import type { AnyFormApi } from '@tanstack/react-form';
import { navigate } from 'wouter/use-browser-location';
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import type { Move } from '../../../mock-server/demo/moves';
import { toSearch } from '../../domain/values/query';
import type { useNavigation, useRoot } from '../../hooks/actors';
import { isSame } from '../../domain/values/same';
import { base } from '../../views/ui/base';
import { findActor, nameActor } from './actors';
import { isLeaving } from './playback';

/** Milliseconds between two tries of a move, and of all tries. */
const INTERVAL = 50;
const LIMIT = 10_000;

type Draft = { api: AnyFormApi; listChanged: () => string[] };
type DraftSnapshot = Omit<AnyMachineSnapshot, 'context'> & {
  context: { draft?: Draft | null; changed?: readonly string[] };
};

async function until<T>(find: () => T | null | undefined | false, signal: AbortSignal): Promise<T> {
  for (let waited = 0; waited < LIMIT && !signal.aborted; waited += INTERVAL) {
    const found = find();
    if (found !== undefined && found !== null && found !== false) return found;
    await new Promise((resolve) => void setTimeout(resolve, INTERVAL));
  }
  throw new Error('The recorded move is not possible now.');
}

/** Performs recorded moves in the running product when they are possible; skips those already made. */
export function createPerformer(
  root: ReturnType<typeof useRoot>,
  navigation: ReturnType<typeof useNavigation>,
): (move: Move, signal: AbortSignal) => Promise<void> {
  let isOwn = false;
  let received: { to: string; event: AnyEventObject }[] = [];
  root.system.inspect((inspected: InspectionEvent) => {
    if (inspected.type !== '@xstate.event' || inspected.sourceRef || isOwn) return;
    const { event } = inspected;
    if (!event.type.startsWith('xstate.'))
      received.push({ to: nameActor(inspected.actorRef as AnyActorRef), event });
  });
  function dispatch(actor: AnyActorRef, event: AnyEventObject): void {
    received = [];
    isOwn = true;
    actor.send(event);
    isOwn = false;
  }

  async function go({ go: to, by }: Extract<Move, { go: string }>, signal: AbortSignal): Promise<void> {
    function isThere(): boolean {
      const { wanted, address } = navigation.getSnapshot().context;
      const at = wanted ?? address;
      return at !== null && at.path + toSearch(at.query) === to;
    }
    await until(() => isThere() || !navigation.getSnapshot().hasTag('loading'), signal);
    if (isThere()) return;
    if (by < 0) history.go(by);
    else navigate(base + to, { replace: by === 0 });
    await until(isThere, signal);
  }
  async function send({ to, event }: Extract<Move, { event: object }>, signal: AbortSignal): Promise<void> {
    const isReceived = () => received.some((one) => one.to === to && isSame(one.event, event));
    const actor = await until(() => {
      if (isReceived()) return 'received';
      const found = findActor(root, to);
      return (found?.getSnapshot() as AnyMachineSnapshot | undefined)?.can(event) && found;
    }, signal);
    if (actor !== 'received') dispatch(actor, event);
  }
  async function change(move: Extract<Move, { set: object }>, signal: AbortSignal): Promise<void> {
    const { to, set, left } = move;
    const findDraft = () => {
      const found = findActor(root, to);
      const snapshot = found?.getSnapshot() as DraftSnapshot | undefined;
      const open = snapshot?.context.draft;
      return found && open && !snapshot.hasTag('busy') ? { actor: found, draft: open } : null;
    };
    const here = isLeaving(move) ? findDraft() : await until(findDraft, signal);
    if (!here) return;
    const { actor, draft } = here;
    for (const [name, value] of Object.entries(set)) draft.api.setFieldValue(name, value);
    for (const name of left)
      draft.api.setFieldMeta(name, (meta: object) => ({ ...meta, isBlurred: true }) as never);
    const changed = draft.listChanged();
    if (!isSame(changed, (actor.getSnapshot() as DraftSnapshot).context.changed))
      dispatch(actor, { type: 'record.changed', changed });
  }

  return (move, signal) =>
    'go' in move ? go(move, signal) : 'event' in move ? send(move, signal) : change(move, signal);
}
