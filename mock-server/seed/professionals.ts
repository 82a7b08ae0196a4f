import type { Oficina } from '../../src/domain/access/oficina';
import { DadesProfessional, isCentral } from '../../src/domain/nouns/professional';
import { ROLES, type Role } from '../../src/domain/access/roles';
import { createRandom } from '../kit/random';
import type { Professional } from '../store/rows/professional';
import { getDefaults } from '../kit/defaults';
import { createEmail, createPerson, createTelefon } from './people';

const DEFAULTS = getDefaults(DadesProfessional);
const STAFF: readonly Role[] = [
  'assesor_academica',
  'assesor_laboral',
  'informador',
  'assesor_habitatge',
  'assesor_mobilitat',
  'assesor_emprenedoria',
  'informador_integral',
  'informador_centre_escolar',
];

type Account = Pick<Professional, 'email' | 'role'> & Partial<Professional>;

/** One account per role (office roles at office 1), and three special ones. */
export function createAccounts(antenaId: number | null): Account[] {
  return [
    ...ROLES.map((role) => ({ email: `${role}@example.org`, role })),
    { email: 'canvi@example.org', role: 'informador_integral', force_password_change: true },
    { email: 'antena@example.org', role: 'informador_centre_escolar', antena_id: antenaId },
    { email: 'inactiu@example.org', role: 'informador', actiu: false },
  ];
}

/** The accounts first, then staff of the other offices. */
export function createProfessionals(
  seed: number,
  count: number,
  oficines: readonly Oficina[],
): Professional[] {
  const random = createRandom(`${seed}/professionals`);
  const accounts = createAccounts(oficines[0]?.antenas[0]?.id ?? null);

  return Array.from({ length: Math.max(count, accounts.length) }, (_, index) => {
    const person = createPerson(random);
    const place = index - accounts.length;
    const role = STAFF[place % STAFF.length] ?? 'informador';
    const account = accounts[index] ?? { email: createEmail(person, index + 1), role };
    return {
      ...DEFAULTS,
      id: index + 1,
      nom: person.nom,
      cognom: person.cognom,
      segon_cognom: random.chance(0.8) ? person.segon_cognom : null,
      telefon: createTelefon(random),
      oficina_id: getOficinaId(account.role, place, oficines.length),
      force_password_change: false,
      secret: null,
      ...account,
    };
  });
}

function getOficinaId(role: Role, place: number, oficines: number): number | null {
  if (isCentral(role)) return null;
  return place < 0 ? 1 : 2 + (place % (oficines - 1));
}
