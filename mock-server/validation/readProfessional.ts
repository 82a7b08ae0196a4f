import { DadesProfessional, isCentral } from '../../src/domain/professional';
import type { Role } from '../../src/domain/roles';
import { checkPlace, collectIssues, withoutNulls, type Body } from './body';
import { texts } from '../http/messages';
import { findByEmail } from '../store/lookups';
import type { Professional, State } from '../store/state';

/**
 * Body of `POST professionals`, or what a `PATCH` of a row leaves of it: absent stays, null clears. The central level has
 * no office, whatever is said. 422 with every issue.
 */
export function readProfessional(state: State, body: Body, row: Professional | null): DadesProfessional {
  const said = { ...row, ...body };
  const isNowhere = isCentral(said['role'] as Role | null);
  const given = withoutNulls(isNowhere ? { ...said, oficina_id: null, antena_id: null } : said);
  const issues = collectIssues(DadesProfessional, given);
  const namesake = typeof given['email'] === 'string' ? findByEmail(state, given['email']) : undefined;
  issues.add('email', namesake !== undefined && namesake.id !== row?.id && texts.emailTaken);
  checkPlace(state, issues, given);
  issues.throwIfAny();
  return DadesProfessional.parse(given);
}
