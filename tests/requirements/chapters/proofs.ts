import { paths, shown, tested, type Proof, type Statement } from '../requirement';

export const called = (call: string): Proof => tested('api/endpoints.test.ts', '%s', call);

export const removed = (start: string, end = 'deleted'): Proof => paths('removal', start, `remove: ${end}`);

/** A fixed text, its situation, and its proofs. */
export const says = (number: number, when: string, text: string, ...by: Proof[]): Statement => [
  number,
  `${when} says «${text}».`,
  ...by,
  shown(text),
];
