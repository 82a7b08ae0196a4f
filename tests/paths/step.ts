import {
  fromCallback,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
} from 'xstate';

export type Effect = Readonly<Record<string, unknown>>;

export type Step = {
  after: AnyMachineSnapshot;
  effects: Effect[];
  /** Names of the taken transitions, eventless ones too; none where the event was refused. */
  taken: string[];
};

const MOST = 100;

const NONE = (): void => {};
const INERT = fromCallback(NONE);

/** Stands for any actor that a machine sends to: it accepts everything and does nothing. */
const toNobody = (id: string) => ({ id, sessionId: id, send: NONE, _send: NONE, start: NONE });

export function toInert(machine: AnyStateMachine): AnyStateMachine {
  const names = Object.keys(machine.implementations.actors);
  return machine.provide({ actors: Object.fromEntries(names.map((name) => [name, INERT])) });
}

/** Format: `auth.signedOut auth.signIn #0`; an eventless one has `always` there. */
export function getTransitionName({ source, eventType }: AnyTransitionDefinition, index: number): string {
  return `${source.id} ${eventType || 'always'} #${index}`;
}

function findName(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const siblings = eventType === '' ? source.always : source.transitions.get(eventType);
  const index = siblings?.indexOf(transition) ?? -1;
  if (index < 0) throw new Error(`no transition of ${source.id} on ${eventType}`);
  return getTransitionName(transition, index);
}

const getId = (actor: unknown): string => (typeof actor === 'string' ? actor : (actor as { id: string }).id);

/** A value as JSON: actors as ids, failures as their message. */
function toJson(value: unknown): unknown {
  const text = JSON.stringify(value, (_, inner: unknown) => {
    if (inner instanceof Error) return { failure: inner.message, ...(inner as object) };
    if (typeof inner !== 'object' || inner === null) return inner;
    // JSON has already replaced an actor by an object.
    return 'xstate$$type' in inner || 'sessionId' in inner ? `actor ${getId(inner)}` : inner;
  });
  return text === undefined ? undefined : (JSON.parse(text) as unknown);
}

type Action = { type: string; params?: unknown };
type Params = Readonly<Record<string, unknown>> & { event?: unknown };

function toEffect({ type, params }: Action): Effect | undefined {
  const given = (params ?? {}) as Params;
  switch (type) {
    case 'xstate.spawnChild':
      return { start: given['id'], input: toJson(given['input']) };
    case 'xstate.stopChild': {
      const target = given as unknown as { id?: string } | undefined;
      return { stop: target?.id };
    }
    case 'xstate.sendTo':
      return { to: getId(given['to']), event: toJson(given.event) };
    case 'xstate.emit':
      return { emit: toJson(given.event) };
    case 'xstate.raise':
      return given['delay'] === undefined ? undefined : { wait: given['delay'] };
    case 'xstate.cancel':
      return undefined;
    default:
      return { action: type, params: toJson(params) };
  }
}

/** Takes one step of a machine without its effects, which are returned. */
function takeStep(machine: AnyStateMachine, run: (scope: AnyActorScope) => unknown): Step {
  const effects: Effect[] = [];
  const taken: string[] = [];
  const root = toNobody('root');
  const system = {
    get: () => root,
    _set: NONE,
    _register: (id: string) => id,
    _unregister: NONE,
    _relay: NONE,
    _bookId: () => 'nobody',
    _sendInspectionEvent({ type, _transitions }: { type: string; _transitions?: AnyTransitionDefinition[] }) {
      if (type === '@xstate.microstep') taken.push(...(_transitions ?? []).map(findName));
      if (taken.length > MOST) throw new Error(`${machine.id} goes round without end`);
    },
  };
  const scope = {
    self: { ...toNobody(machine.id), _parent: toNobody('parent'), system },
    id: machine.id,
    sessionId: machine.id,
    logger: NONE,
    system,
    defer: NONE,
    emit: NONE,
    stopChild: NONE,
    actionExecutor(action: Action) {
      const effect = toEffect(action);
      if (effect) effects.push(effect);
    },
  } as unknown as AnyActorScope;
  const after = run(scope) as AnyMachineSnapshot;
  return { after, effects, taken: taken.filter((name) => name.startsWith(machine.id)) };
}

export function begin(machine: AnyStateMachine, input: unknown): Step {
  return takeStep(machine, (scope) => machine.getInitialSnapshot(scope, input));
}

export function send(machine: AnyStateMachine, before: AnyMachineSnapshot, event: AnyEventObject): Step {
  return takeStep(machine, (scope) => machine.transition(before, event, scope));
}
