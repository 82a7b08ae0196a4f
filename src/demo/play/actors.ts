import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';

const readSnapshot = (actor: AnyActorRef) => actor.getSnapshot() as AnyMachineSnapshot | undefined;

const readMachine = (actor: AnyActorRef): string | undefined => readSnapshot(actor)?.machine?.id;

/** Running children with a machine, newest first. */
function listChildren(parent: AnyActorRef, machine: string): AnyActorRef[] {
  const children = Object.values(readSnapshot(parent)?.children ?? {}) as AnyActorRef[];
  return children.filter((child) => readMachine(child) === machine).toReversed();
}

/** Path of machine ids, as actors' ids differ by session; older twins are `removal~1`, `removal~2`. */
export function nameActor(actor: AnyActorRef): string {
  const parent = actor._parent;
  const machine = readMachine(actor);
  if (!parent || machine === undefined) return '';
  const place = listChildren(parent, machine).indexOf(actor);
  const name = place > 0 ? `${machine}~${place}` : machine;
  const above = nameActor(parent);
  return above === '' ? name : `${above}/${name}`;
}

export function findActor(root: AnyActorRef, name: string): AnyActorRef | undefined {
  if (name === '') return root;
  return name.split('/').reduce<AnyActorRef | undefined>((parent, part) => {
    const [machine = '', place = '0'] = part.split('~');
    return parent && listChildren(parent, machine)[Number(place)];
  }, root);
}
