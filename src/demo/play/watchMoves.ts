import type { AnyFormApi } from '@tanstack/react-form';
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import type { Move } from '../../../mock-server/demo/moves';
import { fromSearch, toSearch } from '../../domain/values/query';
import type { NavigationEvent } from '../../machines/navigation/context';
import { getAt, listChanged } from '../../machines/kit/form/values';
import type { useNavigation, useRoot } from '../../hooks/actors';
import { PASSWORD } from '../switchTo';
import { nameActor } from './actors';

/** Events that views and the page send by themselves, in a playback too. */
const AUTOMATIC = new Set([
  'record.changed',
  'catalogs.need',
  'toClose.need',
  'toClose.again',
  'slots.ask',
  'request.send',
  'xifres.need',
  'xifres.save',
  'daySheet.printed',
  'notifications.pause',
  'notifications.resume',
  'removal.pause',
  'removal.resume',
  'clock.ticked',
  'screens.refresh',
  'screens.renew',
  'auth.lost',
  'auth.adopt',
]);

/** Path of a mailed link, which works once. */
const SECRET_PATH = /^\/recordar_contrasenya\/.+/;

function hidePasswords(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
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

type UntimedMove = Move extends infer One ? (One extends Move ? Omit<One, 'after'> : never) : never;

/** Reports a person's moves until it is stopped; redirects of the product are none. */
export function watchMoves(
  root: ReturnType<typeof useRoot>,
  navigation: ReturnType<typeof useNavigation>,
  report: (move: Move) => void,
): () => void {
  let last = performance.now();
  let index = navigation.getSnapshot().context.address?.index ?? 0;
  let isUndone = false;
  let waiting: UntimedMove[] = [];
  const drafts = new Map<AnyFormApi, () => void>();

  function flush(): void {
    const now = performance.now();
    let after = Math.round(now - last);
    for (const move of waiting.splice(0)) {
      report({ ...move, after });
      after = 0;
    }
    last = now;
  }
  /** Adds a move, reported a turn later: a redirect by then takes it back. */
  function add(move: UntimedMove): void {
    if (waiting.push(move) === 1) setTimeout(flush);
  }

  function arrive({ path, query, index: next }: NavigationEvent & { type: 'navigation.arrived' }): void {
    const by = next - index;
    index = next;
    if (!isUndone && !SECRET_PATH.test(path)) add({ go: path + toSearch(query), by });
    isUndone = false;
  }
  function onEvent(actor: AnyActorRef, event: AnyEventObject): void {
    if (event.type === 'navigation.arrived') return arrive(event as never);
    if (event.type.startsWith('xstate.') || AUTOMATIC.has(event.type)) return;
    const snapshot = actor.getSnapshot() as Partial<AnyMachineSnapshot>;
    if (snapshot.machine && snapshot.can?.(event))
      add({ to: nameActor(actor), event: { ...toJson(hidePasswords(event)), type: event.type } });
  }
  function follow(actor: AnyActorRef, api: AnyFormApi): void {
    if (drafts.has(api)) return;
    let before = readDraft(api);
    const { unsubscribe } = api.store.subscribe(() => {
      const now = readDraft(api);
      const names = listChanged(before.values, now.values);
      const left = now.left.filter((name) => !before.left.includes(name));
      const set = hidePasswords(Object.fromEntries(names.map((name) => [name, getAt(now.values, name)])));
      before = now;
      if (names.length > 0 || left.length > 0) add({ to: nameActor(actor), set: toJson(set) as never, left });
    });
    drafts.set(api, unsubscribe);
  }
  function followDraft(actor: AnyActorRef): void {
    const { context, status } = actor.getSnapshot() as Partial<AnyMachineSnapshot>;
    const api = (context as { draft?: { api?: AnyFormApi } | null } | undefined)?.draft?.api;
    if (api && status === 'active') follow(actor, api);
  }
  function followDescendants(actor: AnyActorRef): void {
    followDraft(actor);
    const { children = {} } = actor.getSnapshot() as Partial<AnyMachineSnapshot>;
    Object.values(children as Record<string, AnyActorRef>).forEach(followDescendants);
  }

  const inspection = root.system.inspect((inspected: InspectionEvent) => {
    const actor = inspected.actorRef as AnyActorRef;
    if (inspected.type === '@xstate.snapshot') followDraft(actor);
    else if (inspected.type === '@xstate.event' && !inspected.sourceRef) onEvent(actor, inspected.event);
  });
  const redirects = navigation.on('redirect', ({ to }) => {
    const [path = '', search] = to.split('?');
    const address = decodeURI(path) + toSearch(fromSearch(search ?? ''));
    waiting = waiting.filter((move) => !('go' in move) || move.go !== address);
  });
  const undos = navigation.on('undo', () => (isUndone = true));
  followDescendants(root);

  return () => {
    flush();
    for (const { unsubscribe } of [inspection, redirects, undos]) unsubscribe();
    drafts.forEach((unsubscribe) => unsubscribe());
  };
}
