import { paths, shown, tested, type Proof, type Statement } from '../requirement';

/** A call of the API: with its address, its body and what comes of its answer. */
export const called = (call: string): Proof => tested('api/endpoints.test.ts', '%s', call);

/** The removal of a record, whose machine is started for a noun, and how its call ends. */
export const removed = (start: string, end = 'deleted'): Proof => paths('removal', start, `remove: ${end}`);

/** A fixed text, what it is said of, and what shows that. */
export const says = (number: number, when: string, text: string, ...by: Proof[]): Statement => [
  number,
  `${when} says «${text}».`,
  ...by,
  shown(text),
];
