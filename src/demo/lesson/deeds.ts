import type { Entry, Journal } from '../../journal/record';
import { createClosings } from './closings';
import { createContrast } from './contrast';
import type { Deed, Fields, Known } from './deed';

/** Deeds of a tab since the last reading; `at` is the path of the page that stands. */
export type Told = { deeds: Deed[]; at: string | null };

/** Events that ask something of an actor which stays. */
const ASKS = ['attendance.open', 'deletion.open', 'exports.start'];

/** Acts on several records at once, as what each of them comes to. */
const BULK: Readonly<Record<string, { machine: string; type: string }>> = {
  'record.deleted': { machine: 'removal', type: 'xstate.done.actor.remove' },
  'record.marked': { machine: 'attendance', type: 'xstate.done.actor.mark' },
};

const isPage = (stream: string): boolean => /^root\/screen-\d+$/.test(stream);
const isBulk = ({ stream, event }: Entry): boolean =>
  stream.startsWith('root/bulk') && event.type === 'batch.ended';

/** Whether a session that was lost in these entries was lost here, and not in another tab. */
const isLostHere = (entries: readonly Entry[]): boolean =>
  entries.some(({ event }) => {
    const { error }: Fields = event;
    return error?.failure?.status === 401 || event.type === 'idle.counted';
  });

/** Reads a tab's journal; neither a reload, another tab nor a sign-in that returns opens a page. */
export function createReader(isReload: boolean): (journal: Journal, at: string | null) => Told {
  const known = new Map<string, Known>();
  const contrast = createContrast(known);
  const toClosing = createClosings();
  const layouts = new Map<string, string>();
  /** Paths of the latest pages by layout: the sign-in between two people is no other place. */
  const places = new Map<string, string | null>();
  let next = 1;
  let path = '';
  let stands = false;
  /** Whether the next page comes without an act, and whether it did before the session changed. */
  let isLed = isReload;
  let wasLed = isReload;
  /** Whether the product itself goes to an address, and whether the last one came so. */
  let isGoing = false;
  let isRedirect = false;

  function arrive({ id, layout }: { id: string; layout: string }): Deed[] {
    const { machine = '', input } = known.get(`root/${id}`) ?? {};
    const isOpened = !isLed && places.get(layout) !== path;
    layouts.set(id, layout);
    places.set(layout, path);
    stands = true;
    isLed = wasLed = false;
    return isOpened ? [{ machine, event: { type: 'xstate.init', input, isRedirect } }] : [];
  }
  function follow({ stream, machine, event: { type, ...asked } }: Entry): void {
    const fields: Fields = asked;
    const actor = machine === undefined ? known.get(stream) : { machine };
    if (actor && type === 'xstate.init') known.set(stream, { ...actor, input: fields.input });
    if (actor && ASKS.includes(type)) known.set(stream, { ...actor, input: asked });
    if (type === 'navigation.go' && stream === 'root/navigation') isGoing = true;
    if (type === 'navigation.arrived') {
      path = fields.path ?? '';
      isRedirect = isGoing;
      isGoing = false;
    }
    if (type === 'session.changed' && stream !== 'root') isLed = true;
    if (stream === 'root/auth' && type.startsWith('xstate.done.actor.')) isLed = wasLed;
  }
  function toDeeds({ stream, event }: Entry, all: readonly Entry[], brought: object): Deed[] {
    const { machine = '', input } = known.get(stream) ?? {};
    const { noun, ids = [] }: Fields = event;
    if (isPage(stream) && event.type === 'xstate.init') return [];
    if (event.type === 'auth.lost' && !isLostHere(all)) return [];
    const each = stream === 'root' && all.some(isBulk) && BULK[event.type];
    if (!each) return [{ machine, event: { input, ...event, ...brought } }];
    return ids.map((id) => ({ machine: each.machine, event: { type: each.type, input: { noun, id } } }));
  }
  /** The page that an entry shows; one whose code fails stands too, if it comes without an act. */
  function findPage({ stream, event }: Entry): { id: string; layout: string } | undefined {
    const { id = '', layout = layouts.get(id) ?? '', event: told }: Fields = event;
    if (event.type === 'xstate.error.actor.loadScreen' && isLed) return { id, layout: 'private' };
    const isShown = event.type === 'screen.start' || told?.type === 'screen.resumed';
    return stream === 'root' && isShown ? { id, layout } : undefined;
  }

  return (journal, at) => {
    const entries = journal.entries.slice(Math.max(0, next - journal.first));
    next = journal.first + journal.entries.length;
    for (const { stream, machine } of journal.checkpoints)
      if (!known.has(stream)) known.set(stream, { machine });
    if (!stands) {
      for (const layout of ['public', 'private']) places.set(layout, at);
      wasLed = isReload || at === null;
      isLed ||= wasLed;
    }
    let now = at;
    const deeds = entries.flatMap((entry) => {
      const hadStood = stands;
      follow(entry);
      const brought = contrast(entry);
      const closing = toClosing(entry);
      const page = findPage(entry);
      const found = page ? arrive(page) : stands ? toDeeds(entry, entries, brought) : [];
      if (closing && stands) found.push(closing);
      if (page && (now !== null || !hadStood)) now = path;
      return now === null ? [] : found;
    });
    return { deeds, at: now };
  };
}
