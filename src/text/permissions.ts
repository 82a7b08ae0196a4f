import { TIPUS } from '../domain/options';
import type { Action, Resource, Subtype } from '../domain/permissions';
import { getSubtype } from '../domain/scope';
import { assessoriesOf } from './options';
import { de } from './ui/words';

const verbs: Record<Action, string> = {
  read: 'veure',
  create: 'crear',
  edit: 'editar',
  delete: 'eliminar',
};

const things: Record<Exclude<Resource, Subtype>, string> & Readonly<Record<string, string>> = {
  usuari: 'professionals',
  consulta: 'consultes',
  cita: 'cites',
  activitat: 'activitats',
  assessoria: 'assessories',
  configuracio: 'la configuració',
  ...Object.fromEntries(TIPUS.map((tipus) => [getSubtype(tipus), assessoriesOf[tipus]])),
};

const isKeyOf = <T extends object>(key: PropertyKey, object: T): key is keyof T => Object.hasOwn(object, key);

/** The sentence that says which permission is missing, in words and by its name. */
export function getPermissionReason(permission: string): string {
  const [action = '', resource = ''] = permission.split('_');
  const words =
    isKeyOf(action, verbs) && isKeyOf(resource, things) ? ` ${de(verbs[action])} ${things[resource]}` : '';
  return `Et falta el permís${words} (${permission}).`;
}
