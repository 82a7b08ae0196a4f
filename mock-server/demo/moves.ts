import * as z from 'zod/mini';

/** Within the product: browsers take two slashes of either kind for another host. */
export const Path = z.string().check(z.regex(/^\/(?![/\\])/));

/** A living machine by the ids of those on the way to it from the root, which is not named itself. */
const Name = z.string().check(z.maxLength(400));
const after = z.int().check(z.minimum(0));

/**
 * Something that a person did, milliseconds after what came before: went to an address, one further in the browser's history
 * or as many back; told a machine something; or changed fields of a draft, of which they left some.
 */
export const Move = z.union([
  z.object({ after, go: Path, by: z.int() }),
  z.object({ after, to: Name, event: z.looseObject({ type: z.string().check(z.minLength(1)) }) }),
  z.object({
    after,
    to: Name,
    set: z.record(z.string(), z.json()),
    left: z._default(z.array(z.string()), []),
  }),
]);
export type Move = z.infer<typeof Move>;

/** What is typed comes letter by letter: so long after the last one, in milliseconds, it is the same word. */
const TYPING = 1_500;

/** Events that tell what was typed so far. */
const TYPED = ['list.search', 'shortcuts.type'];

type Changed = Extract<Move, { set: object }>;

const isChanged = (move: Move): move is Changed => 'set' in move;

function isSameWord(last: Move, next: Move): boolean {
  if (next.after > TYPING || !('to' in last) || !('to' in next) || last.to !== next.to) return false;
  if ('event' in last)
    return 'event' in next && last.event.type === next.event.type && TYPED.includes(next.event.type);
  if (!isChanged(next) || last.left.length > 0) return false;
  return next.after === 0 || Object.keys(next.set).every((name) => name in last.set);
}

/** The moves with another one; a word that is being typed is one. */
export function addMove(moves: readonly Move[], next: Move): Move[] {
  const last = moves.at(-1);
  if (!last || !isSameWord(last, next)) return [...moves, next];
  const word = isChanged(last) && isChanged(next) ? { set: { ...last.set, ...next.set } } : {};
  return [...moves.slice(0, -1), { ...next, ...word, after: last.after }];
}
