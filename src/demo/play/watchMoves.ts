import type { AnyFormApi } from '@tanstack/react-form';
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import type { Move } from '../../../mock-server/demo/moves';
import { fromSearch, toSearch } from '../../domain/values/query';
import type { NavigationEvent } from '../../machines/navigation/context';
import { getAt, listChanged } from '../../machines/kit/form/values';
import type { useNavigation, useRoot } from '../../hooks/actors';
import { PASSWORD } from '../switchTo';
import { nameActor } from './actors';

/** What views and the page tell by themselves, whenever what is played leads to it. */
const FOLLOWING = new Set([
  ...['record.changed', 'catalogs.need', 'toClose.need', 'toClose.again', 'slots.ask', 'request.send'],
  ...['xifres.need', 'xifres.save', 'daySheet.printed', 'notifications.pause', 'notifications.resume'],
  ...['removal.pause', 'removal.resume', 'clock.ticked', 'screens.refresh', 'auth.lost', 'auth.adopt'],
]);

/** A mailed link is read once, and is nobody else's. */
const SECRET_PATH = /^\/recordar_contrasenya\/.+/;

/** In the place of every password stands the one that all people of the demonstration have. */
function hide(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      name.includes('password') && typeof value === 'string' && value !== '' ? PASSWORD : value,
    ]),
  );
}

const toJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

type DraftState = { values: object; left: string[] };

function readDraft(api: AnyFormApi): DraftState {
  const meta = api.state.fieldMeta as Readonly<Record<string, { isBlurred: boolean } | undefined>>;
  return {
    values: api.state.values as object,
    left: Object.keys(meta).filter((name) => meta[name]?.isBlurred),
  };
}

type What = Move extends infer One ? (One extends Move ? Omit<One, 'after'> : never) : never;

/**
 * Tells every move that a person makes from now on, until it is stopped: where they go, what they tell a machine that takes it,
 * and what they change in a draft. Where the product itself leads is none of theirs.
 */
export function watchMoves(
  root: ReturnType<typeof useRoot>,
  navigation: ReturnType<typeof useNavigation>,
  tell: (move: Move) => void,
): () => void {
  let last = performance.now();
  let index = navigation.getSnapshot().context.address?.index ?? 0;
  let isUndone = false;
  let waiting: What[] = [];
  const drafts = new Map<AnyFormApi, () => void>();

  function flush(): void {
    const now = performance.now();
    let after = Math.round(now - last);
    for (const what of waiting.splice(0)) {
      tell({ ...what, after });
      after = 0;
    }
    last = now;
  }
  /** Told in a while: what the product does at once belongs to it, and may take it back. */
  function add(what: What): void {
    if (waiting.push(what) === 1) setTimeout(flush);
  }

  function arrive({ path, query, index: next }: NavigationEvent & { type: 'navigation.arrived' }): void {
    const by = next - index;
    index = next;
    if (!isUndone && !SECRET_PATH.test(path)) add({ go: path + toSearch(query), by });
    isUndone = false;
  }
  function hear(actor: AnyActorRef, event: AnyEventObject): void {
    if (event.type === 'navigation.arrived') return arrive(event as never);
    if (event.type.startsWith('xstate.') || FOLLOWING.has(event.type)) return;
    const snapshot = actor.getSnapshot() as Partial<AnyMachineSnapshot>;
    if (snapshot.machine && snapshot.can?.(event))
      add({ to: nameActor(actor), event: { ...toJson(hide(event)), type: event.type } });
  }
  function follow(actor: AnyActorRef, api: AnyFormApi): void {
    if (drafts.has(api)) return;
    let before = readDraft(api);
    const { unsubscribe } = api.store.subscribe(() => {
      const now = readDraft(api);
      const names = listChanged(before.values, now.values);
      const left = now.left.filter((name) => !before.left.includes(name));
      const set = hide(Object.fromEntries(names.map((name) => [name, getAt(now.values, name)])));
      before = now;
      if (names.length > 0 || left.length > 0) add({ to: nameActor(actor), set: toJson(set) as never, left });
    });
    drafts.set(api, unsubscribe);
  }
  function look(actor: AnyActorRef): void {
    const { context, status } = actor.getSnapshot() as Partial<AnyMachineSnapshot>;
    const api = (context as { draft?: { api?: AnyFormApi } | null } | undefined)?.draft?.api;
    if (api && status === 'active') follow(actor, api);
  }
  /** Drafts that are open already. */
  function lookBelow(actor: AnyActorRef): void {
    look(actor);
    const { children = {} } = actor.getSnapshot() as Partial<AnyMachineSnapshot>;
    Object.values(children as Record<string, AnyActorRef>).forEach(lookBelow);
  }

  const inspection = root.system.inspect((inspected: InspectionEvent) => {
    const actor = inspected.actorRef as AnyActorRef;
    if (inspected.type === '@xstate.snapshot') look(actor);
    else if (inspected.type === '@xstate.event' && !inspected.sourceRef) hear(actor, inspected.event);
  });
  const redirects = navigation.on('redirect', ({ to }) => {
    const [path = '', search] = to.split('?');
    const address = decodeURI(path) + toSearch(fromSearch(search ?? ''));
    waiting = waiting.filter((what) => !('go' in what) || what.go !== address);
  });
  const undos = navigation.on('undo', () => (isUndone = true));
  lookBelow(root);

  return () => {
    flush();
    for (const { unsubscribe } of [inspection, redirects, undos]) unsubscribe();
    drafts.forEach((unsubscribe) => unsubscribe());
  };
}
