import { DadesProfessional, isCentral, listGivableRoles } from '../../src/domain/nouns/professional';
import type { Role } from '../../src/domain/access/roles';
import { checkPlace, collectIssues, withoutNulls } from './body';
import { texts } from '../http/messages';
import type { SignedCall } from '../http/middleware';
import { findByEmail } from '../store/lookups';
import type { Professional } from '../store/rows/professional';

/** Body of POST, or a row with its PATCH; one's own role and state cannot be changed. */
export function readProfessional(call: SignedCall, row: Professional | null): DadesProfessional {
  const { state, body, user, viewer } = call;
  const merged = { ...row, ...body };
  const isCentralLevel = isCentral(merged['role'] as Role | null);
  const given = withoutNulls(isCentralLevel ? { ...merged, oficina_id: null, antena_id: null } : merged);
  const issues = collectIssues(DadesProfessional, given);
  const namesake = typeof given['email'] === 'string' ? findByEmail(state, given['email']) : undefined;
  issues.add('email', namesake !== undefined && namesake.id !== row?.id && texts.emailTaken);
  const isOneself = row?.id === user.id;
  const isGivable = listGivableRoles(viewer.permissions, row?.role ?? null).includes(given['role'] as Role);
  issues.add('role', isOneself && given['role'] !== row.role && texts.roleOneself);
  issues.add('role', !isGivable && texts.centralRoles);
  issues.add('actiu', isOneself && given['actiu'] === false && texts.actiuOneself);
  checkPlace(state, issues, given);
  issues.throwIfAny();
  return DadesProfessional.parse(given);
}
