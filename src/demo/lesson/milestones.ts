import type { Condition } from '../../../mock-server/demo/scenario';
import { pageTitles } from '../../text/pageTitles';
import { lesson } from '../text/lesson';
import type { Deed, Fields } from './deed';

type Where = Condition['where'];

/** Possible step of a deed: condition, fields that name its record, and whether it needs no asking. */
export type Milestone = { when: Condition; record: Where | null; isStep: boolean };

type Brought = Fields & {
  input?: { params?: { id?: string }; id?: number; noun?: string };
  output?: { isEmpty?: boolean };
  added?: readonly string[];
  filtered?: readonly string[];
  isSearch?: boolean;
  isHere?: boolean;
  isPicked?: boolean;
  isChosen?: boolean;
  isRedirect?: boolean;
};

const isScreen = (machine: string): machine is keyof typeof pageTitles => machine in pageTitles;

/** A failure's status, or its kind where no answer came: another failure is another outcome. */
function describeFailure({ error }: Brought): Where {
  const { kind, status } = error?.failure ?? {};
  if (typeof status === 'number') return { 'error.failure.status': status };
  return kind === undefined ? {} : { 'error.failure.kind': kind };
}

const BATCHES = ['absencia', 'alta', 'altaActivitats'];

const when = (holds: boolean | undefined, ...wheres: Where[]): Where[] => (holds ? wheres : []);

/** Conditions of a step by event; a deed that meets none is no step. */
const KINDS: Readonly<Record<string, (fields: Brought, machine: string) => Where[]>> = {
  'xstate.init': (_, machine) => when(isScreen(machine), {}),
  'xstate.done.actor.save': () => [{}],
  'xstate.error.actor.save': (fields) => [describeFailure(fields)],
  'xstate.done.actor.remove': () => [{}],
  'xstate.done.actor.mark': () => [{}],
  'xstate.done.actor.signIn': () => [{}],
  'xstate.done.actor.setPassword': () => [{}],
  // Every actor of the private area is told of these two.
  'auth.lost': (_, machine) => when(machine === 'auth', {}),
  'auth.signOut': (_, machine) => when(machine === 'auth', {}),
  'xstate.done.actor.send': ({ isSearch, filtered = [] }) => [
    ...when(isSearch, { isSearch: true }),
    ...filtered.slice(0, 1).map((key) => ({ filtered: key })),
  ],
  'screen.address': ({ filtered = [] }) => filtered.slice(0, 1).map((key) => ({ filtered: key })),
  'record.changed': ({ added = [] }) => added.map((name) => ({ added: name })),
  'xstate.done.actor.fetch': ({ input }, machine) =>
    when(machine === 'exports', input?.noun === undefined ? {} : { 'input.noun': input.noun }),
  'xstate.done.actor.read': ({ isPicked, output }, machine) => [
    ...when(isPicked, { isPicked: true }),
    ...when(machine === 'daySheet' && output?.isEmpty === false, { 'output.isEmpty': false }),
  ],
  'arrivals.toggle': ({ isHere }) => when(isHere, { isHere: true }),
  'batch.done': (_, machine) => when(BATCHES.includes(machine), {}),
  'list.choose': ({ isChosen }) => when(isChosen, { isChosen: true }),
};

const PLAIN = [
  'xifres.export',
  'xifres.open',
  'removal.undo',
  'bulk.undo',
  'shortcuts.find',
  'shortcuts.help',
  'report.save',
  'navigation.stay',
  'navigation.leave',
  'idle.continue',
  'list.refresh',
  'attendance.open',
  'deletion.open',
  'bulk.open',
];

/** Events that belong to a step; a trainer may choose them as steps. */
const SMALL = [
  'record.changed',
  'list.choose',
  'list.refresh',
  'xifres.open',
  'idle.continue',
  'bulk.open',
  'attendance.open',
  'deletion.open',
];
const SMALL_FILTERS: readonly unknown[] = ['page', 'per_page', 'sort'];

function findRecord({ input }: Brought): Where | null {
  if (input?.params?.id !== undefined) return { 'input.params.id': input.params.id };
  return input?.id === undefined ? null : { 'input.id': input.id };
}

/** Possible steps of a deed: one for each of several fields. */
export function findMilestones({ machine, event }: Deed): Milestone[] {
  const fields: Brought = event;
  const wheres = PLAIN.includes(event.type) ? [{}] : (KINDS[event.type]?.(fields, machine) ?? []);
  return wheres.map((where: Where) => ({
    when: { machine, event: event.type, where },
    record: findRecord(fields),
    isStep: !fields.isRedirect && !SMALL.includes(event.type) && !SMALL_FILTERS.includes(where['filtered']),
  }));
}

const ACTS: Readonly<Record<string, string>> = lesson.acts;
const FILTERS: Readonly<Record<string, string>> = lesson.filters;

export function suggestTitle({ machine, event, where }: Condition, label?: string): string {
  const screen = String(where['input.noun'] ?? machine.replace(/ListRequest$/, ''));
  const page = isScreen(screen) ? `«${pageTitles[screen]}»` : '';
  if (where['added'] !== undefined) return label === undefined ? lesson.fillsOne : lesson.fills(label);
  if (where['filtered'] !== undefined)
    return `${FILTERS[String(where['filtered'])] ?? lesson.filter} ${page}`;
  const act = where['isSearch'] ? lesson.search : where['isPicked'] ? lesson.picksUp : ACTS[event];
  return `${act ?? lesson.opens} ${page}`.trim();
}
