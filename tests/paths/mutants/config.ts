import { not, type AnyStateMachine } from 'xstate';
import { leaveOut, type Assigned } from './assigned';

/** One change of a machine's configuration or of its named actions. */
export type Change = { id: string; place: Place; value: unknown };
type Place = readonly (string | number)[];

type Part = Readonly<Record<string, unknown>>;

const toPart = (value: unknown): Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Part) : {};

const toList = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

export function replaceAt(within: unknown, [first, ...rest]: Place, value: unknown): unknown {
  if (first === undefined) return value;
  if (Array.isArray(within)) {
    const items = within.map((item, index) =>
      index === first ? replaceAt(item, rest, value) : (item as unknown),
    );
    return items.filter((item) => item !== undefined);
  }
  const { [first]: old, ...others } = within as Record<string | number, unknown>;
  const changed = replaceAt(old, rest, value);
  return changed === undefined ? others : { ...others, [first]: changed };
}

/** A list with two neighbours swapped, for each two. */
function swap(all: readonly unknown[], place: Place, id: string): Change[] {
  return all.slice(1).map((second, index) => ({
    id: `${id} #${index} after #${index + 1}`,
    place,
    value: all.map((one, at) => (at === index ? second : at === index + 1 ? all[index] : one)),
  }));
}

/** Assignments without one of their fields: an old value stays where it should be cleared. */
function forget(action: unknown, place: Place, id: string, assigned: Assigned): Change[] {
  return [...(assigned.get(action) ?? [])].map((field) => ({
    id: `${id} forgets ${field}`,
    place,
    value: leaveOut(action, field),
  }));
}

/** Actions with one left out, swapped, or with a forgotten field. */
function changeActions(actions: unknown, place: Place, id: string, assigned: Assigned): Change[] {
  const all = toList(actions);
  const dropped = all.map((action, index) => {
    const { type = 'assign' } = (typeof action === 'string' ? { type: action } : action) as { type?: string };
    const value = all.filter((_, other) => other !== index);
    return { id: `${id} without ${type.replace('xstate.', '')} #${index}`, place, value };
  });
  const forgotten = all.flatMap((action, index) =>
    forget(action, Array.isArray(actions) ? [...place, index] : place, `${id} #${index}`, assigned),
  );
  return [...dropped, ...swap(all, place, `${id} action`), ...forgotten];
}

function listOthers(target: string, source: string, config: Part): string[] {
  const absolute = target.startsWith('#')
    ? target.slice(1)
    : target.startsWith('.')
      ? `${source}${target}`
      : `${source.replace(/\.[^.]*$/, '')}.${target}`;
  const parts = absolute.split('.');
  const parent = parts.slice(0, -1);
  const states = parent.slice(1).reduce((state, name) => toPart(toPart(state['states'])[name]), config)[
    'states'
  ];
  return Object.keys(toPart(states))
    .filter((name) => name !== parts.at(-1))
    .map((name) => `#${[...parent, name].join('.')}`);
}

type Scope = { config: Part; assigned: Assigned };

/** Transitions deleted, swapped, retargeted, or with another guard or actions. */
function changeTransitions(
  transitions: unknown,
  place: Place,
  id: string,
  source: string,
  scope: Scope,
): Change[] {
  const all = toList(transitions);
  const each = all.flatMap((transition, index) => {
    const name = `${id} #${index}`;
    const at = Array.isArray(transitions) ? [...place, index] : place;
    const of = typeof transition === 'string' ? { target: transition } : toPart(transition);
    const { target, guard } = of;
    return [
      { id: `${name} deleted`, place: at, value: undefined },
      ...(guard === undefined
        ? []
        : [
            { id: `${name} without its guard`, place: [...at, 'guard'], value: undefined },
            { id: `${name} with its guard negated`, place: [...at, 'guard'], value: not(guard as never) },
          ]),
      ...(typeof target === 'string'
        ? [
            { id: `${name} without its target`, place: at, value: { ...of, target: undefined } },
            ...listOthers(target, source, scope.config).map((other) => ({
              id: `${name} to ${other.slice(1)}`,
              place: at,
              value: { ...of, target: other },
            })),
          ]
        : []),
      ...changeActions(of['actions'], [...at, 'actions'], name, scope.assigned),
    ];
  });
  return [...each, ...swap(all, place, id)];
}

function changeState(state: Part, place: Place, id: string, scope: Scope): Change[] {
  const events = ['on', 'after'].flatMap((kind) =>
    Object.entries(toPart(state[kind])).flatMap(([event, transitions]) =>
      changeTransitions(
        transitions,
        [...place, kind, event],
        `${id} ${kind === 'on' ? '' : 'after '}${event}`,
        id,
        scope,
      ),
    ),
  );
  const ends = toList(state['invoke']).flatMap((invoke, index) => {
    const at = Array.isArray(state['invoke']) ? [...place, 'invoke', index] : [...place, 'invoke'];
    const of = toPart(invoke);
    return ['onDone', 'onError'].flatMap((kind) =>
      changeTransitions(of[kind], [...at, kind], `${id} ${String(of['id'])} ${kind}`, id, scope),
    );
  });
  return [
    ...events,
    ...ends,
    ...changeTransitions(state['always'], [...place, 'always'], `${id} always`, id, scope),
    ...['entry', 'exit'].flatMap((kind) =>
      changeActions(state[kind], [...place, kind], `${id} ${kind}`, scope.assigned),
    ),
    ...Object.entries(toPart(state['states'])).flatMap(([name, inner]) =>
      changeState(toPart(inner), [...place, 'states', name], `${id}.${name}`, scope),
    ),
  ];
}

export function listChanges(machine: AnyStateMachine, assigned: Assigned): Change[] {
  const config = machine.config as Part;
  const named = Object.entries(machine.implementations.actions).flatMap(([name, action]) =>
    forget(action, ['implementations', 'actions', name], `${machine.id} ${name}`, assigned),
  );
  return [...changeState(config, ['config'], machine.id, { config, assigned }), ...named];
}
