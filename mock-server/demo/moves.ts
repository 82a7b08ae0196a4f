import * as z from 'zod/mini';

/** A path of the product: two slashes of either kind would name another host. */
export const Path = z.string().check(z.regex(/^\/(?![/\\])/));

/** Ids of the actors from the root (excluded) to a running actor. */
const Name = z.string().check(z.maxLength(400));
const after = z.int().check(z.minimum(0));

/** A move, `after` milliseconds; `by`: steps of the history, `left`: fields that lost the focus. */
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

/** Longest pause, in milliseconds, between two letters of one word. */
const TYPING = 1_500;

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

/** Adds a move; the letters of a word become one move. */
export function addMove(moves: readonly Move[], next: Move): Move[] {
  const last = moves.at(-1);
  if (!last || !isSameWord(last, next)) return [...moves, next];
  const word = isChanged(last) && isChanged(next) ? { set: { ...last.set, ...next.set } } : {};
  return [...moves.slice(0, -1), { ...next, ...word, after: last.after }];
}
