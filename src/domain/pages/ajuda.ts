import { holds, type Permission } from '../access/permissions';
import type { ScreenName } from '../access/routes';
import { listCreations, listPlaces, type Place } from './shortcuts';

/** Kinds of work, in the order of the help page. */
const GROUPS = ['people', 'cites', 'records', 'staff', 'account'] as const;
export type TaskGroup = (typeof GROUPS)[number];

type Facts = {
  group: TaskGroup;
  name: string;
  screen: ScreenName;
  /** Permissions beyond those of the screen; a form for a new record needs its own anyway. */
  needs?: readonly Permission[];
};

const TASKS = [
  { group: 'people', name: 'arrival', screen: 'home', needs: ['read_assessoria', 'read_cita'] },
  { group: 'people', name: 'consulta', screen: 'consultaCreate' },
  { group: 'people', name: 'walkIn', screen: 'assessoriaCreate' },
  { group: 'people', name: 'activitat', screen: 'activitatCreate' },
  { group: 'cites', name: 'booking', screen: 'citaCreate' },
  {
    group: 'cites',
    name: 'move',
    screen: 'calendar',
    needs: ['read_assessoria', 'create_cita', 'delete_cita'],
  },
  {
    group: 'cites',
    name: 'absence',
    screen: 'calendar',
    needs: ['read_assessoria', 'create_cita', 'delete_cita'],
  },
  { group: 'cites', name: 'removal', screen: 'calendar', needs: ['delete_cita'] },
  { group: 'cites', name: 'reminder', screen: 'profile', needs: ['create_cita'] },
  { group: 'cites', name: 'daySheet', screen: 'calendar' },
  { group: 'records', name: 'closing', screen: 'closeDay', needs: ['edit_assessoria'] },
  { group: 'records', name: 'lists', screen: 'consultes' },
  { group: 'records', name: 'report', screen: 'xifres' },
  { group: 'staff', name: 'newcomer', screen: 'professionalCreate' },
  { group: 'staff', name: 'leaver', screen: 'professionals', needs: ['edit_usuari'] },
  { group: 'staff', name: 'dates', screen: 'dataRules', needs: ['edit_configuracio'] },
  { group: 'account', name: 'password', screen: 'profile' },
] as const satisfies readonly Facts[];

export type TaskName = (typeof TASKS)[number]['name'];
export type Task = Place & { name: TaskName };

/** Tasks that a person may do; groups without any are left out. */
export function listTasks(permissions: readonly string[]): { group: TaskGroup; tasks: Task[] }[] {
  const open: readonly Place[] = [...listPlaces(permissions), ...listCreations(permissions)];
  const allowed = TASKS.flatMap((task) => {
    const place = open.find(({ screen }) => screen === task.screen);
    const needs: readonly Permission[] = 'needs' in task ? task.needs : [];
    const isAllowed = needs.every((one) => holds(permissions, one));
    return place && isAllowed ? [{ ...task, path: place.path }] : [];
  });
  return GROUPS.map((group) => ({
    group,
    tasks: allowed
      .filter((task) => task.group === group)
      .map(({ name, path, screen }) => ({ name, path, screen })),
  })).filter(({ tasks }) => tasks.length > 0);
}
