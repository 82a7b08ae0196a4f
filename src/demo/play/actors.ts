import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';

const readSnapshot = (actor: AnyActorRef) => actor.getSnapshot() as AnyMachineSnapshot | undefined;

const readMachine = (actor: AnyActorRef): string | undefined => readSnapshot(actor)?.machine?.id;

/** The living children of one machine, the newest first. */
function listAlike(parent: AnyActorRef, machine: string): AnyActorRef[] {
  const children = Object.values(readSnapshot(parent)?.children ?? {}) as AnyActorRef[];
  return children.filter((child) => readMachine(child) === machine).toReversed();
}

/**
 * What a living actor is called in a recording: the machines' ids on the way to it from the root, which is '' itself. Of
 * several of one machine the newest has the plain name, the next one `removal~1`. Ids of actors count what happened before.
 */
export function nameActor(actor: AnyActorRef): string {
  const parent = actor._parent;
  const machine = readMachine(actor);
  if (!parent || machine === undefined) return '';
  const place = listAlike(parent, machine).indexOf(actor);
  const name = place > 0 ? `${machine}~${place}` : machine;
  const above = nameActor(parent);
  return above === '' ? name : `${above}/${name}`;
}

/** The living actor of that name; undefined while there is none. */
export function findActor(root: AnyActorRef, name: string): AnyActorRef | undefined {
  if (name === '') return root;
  return name.split('/').reduce<AnyActorRef | undefined>((parent, part) => {
    const [machine = '', place = '0'] = part.split('~');
    return parent && listAlike(parent, machine)[Number(place)];
  }, root);
}
