import { ROLES } from '../../../src/domain/access/roles';

export const PEOPLE = ROLES;
export type Person = (typeof PEOPLE)[number];

export const getEmail = (person: string): string => `${person}@example.org`;

/** A person of another role, who signs in at the same device. */
export const getOther = (person: Person): Person => (person === 'informador' ? 'admin' : 'informador');
