import type { Role } from '../../../src/domain/access/roles';

/**
 * Who may do what with an assessoria, one table a role, written out from the rules and the grants.
 *
 * The left columns say which assessoria:
 *   place   own     the person works at the assessoria's office
 *           antena  the person works at an antena of that office
 *           other   the person works at another office or at an antena of another office
 *           central the person belongs to no office
 *   type    academica, laboral, mobilitat, emprenedoria, habitatge
 *   locked  whether it is `bloquejada`
 *   state   pendent, realitzada, no_assistida
 * `any` stands for every value, a comma for "or", a leading `!` for every value but this one.
 *
 * The right columns say what happens:
 *   yes     allowed
 *   perm    refused: the permission is missing
 *   type    refused: the permission is for other types
 *   office  refused: it is another office's
 *   locked  refused: it is locked
 *   done    refused: it is realised already
 *   absent  refused: it is marked as not attended
 *
 * `absent` as a column is marking as not attended; `cita` is deleting its appointment.
 */
export const TABLES: Record<Role, string> = {
  admin: `
    place    type  locked  state         | read    create  edit    delete  complete  absent  cita
    central  any   no      pendent       | yes     yes     yes     yes     yes       yes     yes
    central  any   no      realitzada    | yes     yes     yes     yes     done      done    done
    central  any   no      no_assistida  | yes     yes     yes     yes     absent    absent  yes
    central  any   yes     any           | locked  yes     locked  locked  locked    locked  locked
  `,
  suport_coordinacio: `
    place    type  locked  state         | read    create  edit    delete  complete  absent  cita
    central  any   no      pendent       | yes     perm    yes     perm    yes       yes     yes
    central  any   no      realitzada    | yes     perm    yes     perm    done      done    done
    central  any   no      no_assistida  | yes     perm    yes     perm    absent    absent  yes
    central  any   yes     any           | locked  perm    locked  perm    locked    locked  locked
  `,
  informador: `
    place       type  locked  state                 | read    create  edit  delete  complete  absent  cita
    own,antena  any   no      pendent,no_assistida  | yes     yes     perm  perm    perm      perm    yes
    own,antena  any   no      realitzada            | yes     yes     perm  perm    perm      perm    done
    own,antena  any   yes     any                   | locked  yes     perm  perm    perm      perm    locked
    other       any   any     any                   | office  office  perm  perm    perm      perm    office
  `,
  informador_centre_escolar: `
    place       type  locked  state  | read    create  edit  delete  complete  absent  cita
    own,antena  any   no      any    | yes     yes     perm  perm    perm      perm    perm
    own,antena  any   yes     any    | locked  yes     perm  perm    perm      perm    perm
    other       any   any     any    | office  office  perm  perm    perm      perm    perm
  `,
  informador_integral: `
    place       type  locked  state         | read    create  edit    delete  complete  absent  cita
    own,antena  any   no      pendent       | yes     yes     yes     yes     yes       yes     yes
    own,antena  any   no      realitzada    | yes     yes     yes     yes     done      done    done
    own,antena  any   no      no_assistida  | yes     yes     yes     yes     absent    absent  yes
    own,antena  any   yes     any           | locked  yes     locked  locked  locked    locked  locked
    other       any   any     any           | office  office  office  office  office    office  office
  `,
  assesor_academica: `
    place  type        locked  state                 | read    create  edit    delete  complete  absent  cita
    any    academica   no      pendent               | yes     yes     yes     perm    yes       yes     yes
    any    academica   no      realitzada            | yes     yes     yes     perm    done      done    done
    any    academica   no      no_assistida          | yes     yes     yes     perm    absent    absent  yes
    any    academica   yes     any                   | locked  yes     locked  perm    locked    locked  locked
    any    !academica  no      pendent,no_assistida  | type    type    type    perm    type      type    yes
    any    !academica  no      realitzada            | type    type    type    perm    type      type    done
    any    !academica  yes     any                   | type    type    type    perm    type      type    locked
  `,
  assesor_laboral: `
    place  type      locked  state                 | read    create  edit    delete  complete  absent  cita
    any    laboral   no      pendent               | yes     yes     yes     perm    yes       yes     yes
    any    laboral   no      realitzada            | yes     yes     yes     perm    done      done    done
    any    laboral   no      no_assistida          | yes     yes     yes     perm    absent    absent  yes
    any    laboral   yes     any                   | locked  yes     locked  perm    locked    locked  locked
    any    !laboral  no      pendent,no_assistida  | type    type    type    perm    type      type    yes
    any    !laboral  no      realitzada            | type    type    type    perm    type      type    done
    any    !laboral  yes     any                   | type    type    type    perm    type      type    locked
  `,
  assesor_habitatge: `
    place  type        locked  state                 | read    create  edit    delete  complete  absent  cita
    any    habitatge   no      pendent               | yes     yes     yes     perm    yes       yes     yes
    any    habitatge   no      realitzada            | yes     yes     yes     perm    done      done    done
    any    habitatge   no      no_assistida          | yes     yes     yes     perm    absent    absent  yes
    any    habitatge   yes     any                   | locked  yes     locked  perm    locked    locked  locked
    any    !habitatge  no      pendent,no_assistida  | type    type    type    perm    type      type    yes
    any    !habitatge  no      realitzada            | type    type    type    perm    type      type    done
    any    !habitatge  yes     any                   | type    type    type    perm    type      type    locked
  `,
  assesor_emprenedoria: `
    place  type           locked  state                 | read    create  edit    delete  complete  absent  cita
    any    emprenedoria   no      pendent               | yes     yes     yes     perm    yes       yes     yes
    any    emprenedoria   no      realitzada            | yes     yes     yes     perm    done      done    done
    any    emprenedoria   no      no_assistida          | yes     yes     yes     perm    absent    absent  yes
    any    emprenedoria   yes     any                   | locked  yes     locked  perm    locked    locked  locked
    any    !emprenedoria  no      pendent,no_assistida  | type    type    type    perm    type      type    yes
    any    !emprenedoria  no      realitzada            | type    type    type    perm    type      type    done
    any    !emprenedoria  yes     any                   | type    type    type    perm    type      type    locked
  `,
  assesor_mobilitat: `
    place       type        locked  state                 | read    create  edit    delete  complete  absent  cita
    own,antena  mobilitat   no      pendent               | yes     yes     yes     perm    yes       yes     yes
    own,antena  mobilitat   no      realitzada            | yes     yes     yes     perm    done      done    done
    own,antena  mobilitat   no      no_assistida          | yes     yes     yes     perm    absent    absent  yes
    own,antena  mobilitat   yes     any                   | locked  yes     locked  perm    locked    locked  locked
    own,antena  !mobilitat  no      pendent,no_assistida  | type    type    type    perm    type      type    yes
    own,antena  !mobilitat  no      realitzada            | type    type    type    perm    type      type    done
    own,antena  !mobilitat  yes     any                   | type    type    type    perm    type      type    locked
    other       mobilitat   any     any                   | office  office  office  perm    office    office  office
    other       !mobilitat  any     any                   | type    type    type    perm    type      type    office
  `,
};

/** Screens open to each role (spec §2); the menu shows the same. */
export const SCREENS = `
  role                       | professionals  calendari  cita_nova  consultes  assessories  activitats  configuracio
  admin                      | yes            yes        yes        yes        yes          yes         yes
  suport_coordinacio         | yes            yes        yes        yes        yes          yes         yes
  informador                 | no             yes        yes        yes        yes          no          no
  informador_centre_escolar  | no             yes        yes        yes        yes          yes         no
  informador_integral        | yes            yes        yes        yes        yes          yes         no
  assesor_academica          | no             yes        yes        yes        yes          no          no
  assesor_laboral            | no             yes        yes        yes        yes          no          no
  assesor_habitatge          | no             yes        yes        yes        yes          no          no
  assesor_emprenedoria       | no             yes        yes        yes        yes          no          no
  assesor_mobilitat          | no             yes        yes        yes        yes          no          no
`;

export type Row = { left: string[]; right: string[] };

/** The rows of a table without its header. */
export function readTable(table: string): { header: Row; rows: Row[] } {
  const [header, ...rows] = table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((half) => half.trim().split(/\s+/)))
    .map(([left = [], right = []]) => ({ left, right }));
  if (!header) throw new Error('A table needs a header.');
  return { header, rows };
}

/** Whether a cell on the left covers a value. */
export function covers(cell: string, value: string): boolean {
  if (cell === 'any') return true;
  return cell.startsWith('!') ? cell.slice(1) !== value : cell.split(',').includes(value);
}
