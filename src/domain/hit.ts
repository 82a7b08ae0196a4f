import { refuseInOffice, refuseProfessional } from './access';
import type { Activitat } from './activitat';
import type { AssessoriaRow } from './assessoria';
import { getJoveName } from './cita';
import type { Consulta } from './consulta';
import type { Instant } from './madrid';
import type { Tipus } from './options';
import { holds, type Permission } from './permissions';
import { getFullName, type Professional } from './professional';
import type { Role } from './roles';
import type { Viewer } from './viewer';

/** What permission a list is searched with: what is found in it has to be one's to open. */
const SEARCHED = {
  assessories: 'read_assessoria',
  consultes: 'read_consulta',
  activitats: 'edit_activitat',
  professionals: 'edit_usuari',
} as const satisfies Readonly<Record<string, Permission>>;
export type SearchedList = keyof typeof SEARCHED;

/** A record that was found: where it is, and what tells it from others. */
export type Hit = {
  id: number;
  path: string;
  /** Empty for what bears no name. */
  name: string;
  kind: Tipus | Role | null;
  /** An instant, or the day of what is on a day. */
  when: Instant | null;
  place: string | null;
};

/** The lists in which somebody may look for records. */
export function listSearched(permissions: readonly string[]): SearchedList[] {
  return (Object.keys(SEARCHED) as SearchedList[]).filter((list) => holds(permissions, SEARCHED[list]));
}

type Rows = {
  assessories: AssessoriaRow;
  consultes: Consulta;
  activitats: Activitat;
  professionals: Professional;
};

/** What somebody may know of a row that was found; undefined where it is not theirs to open. */
export const toHit: { [List in SearchedList]: (row: Rows[List], viewer: Viewer) => Hit | undefined } = {
  assessories(row) {
    if (row.bloquejada) return undefined;
    const { id, tipus: kind, jove, cita, oficina } = row;
    const of = { name: getJoveName(jove), kind, when: cita.date, place: oficina?.nom ?? null };
    return { id, path: `/assessories/${id}`, ...of };
  },
  consultes({ id, data, oficina }) {
    const of = { name: '', kind: null, when: data, place: oficina?.nom ?? null };
    return { id, path: `/consultes/${id}/editar`, ...of };
  },
  activitats({ id, titol, data, centre_escolar, oficina }, viewer) {
    if (refuseInOffice(viewer, 'edit', oficina, 'activitat')) return undefined;
    const of = { name: titol, kind: null, when: data, place: centre_escolar?.nom ?? null };
    return { id, path: `/activitats/${id}/editar`, ...of };
  },
  professionals(row, viewer) {
    if (refuseProfessional(viewer, 'edit', row.oficina)) return undefined;
    const { id, role: kind, oficina } = row;
    const of = { name: getFullName(row), kind, when: null, place: oficina?.nom ?? null };
    return { id, path: `/professionals/${id}/editar`, ...of };
  },
};
