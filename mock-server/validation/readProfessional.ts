import { DadesProfessional, isCentral } from '../../src/domain/professional';
import type { Role } from '../../src/domain/roles';
import { checkPlace, collect, withoutNulls, type Body } from './body';
import { texts } from '../http/messages';
import type { Professional, State } from '../store/state';

/** What is said of somebody; the password is the person's own affair. */
export type Dades = Omit<Professional, 'id' | 'secret' | 'force_password_change'>;

/** The one an e-mail belongs to, capitals aside. */
export function findByEmail(state: State, email: string): Professional | undefined {
  const wanted = email.trim().toLowerCase();
  return [...state.professionals.values()].find((known) => known.email.toLowerCase() === wanted);
}

/**
 * Body of `POST professionals`, or what a `PATCH` of a row leaves of it: absent stays, null clears. The central level has
 * no office, whatever is said. 422 with every fault.
 */
export function getDades(state: State, body: Body, row: Professional | null): Dades {
  const said = { ...row, ...body };
  const isNowhere = isCentral(said['role'] as Role | null);
  const given = withoutNulls(isNowhere ? { ...said, oficina_id: null, antena_id: null } : said);
  const faults = collect(DadesProfessional, given);
  const namesake = typeof given['email'] === 'string' ? findByEmail(state, given['email']) : undefined;
  faults.add('email', namesake !== undefined && namesake.id !== row?.id && texts.emailTaken);
  checkPlace(state, faults, given);
  faults.throwIfAny();
  return DadesProfessional.parse(given);
}
