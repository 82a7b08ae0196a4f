import { TIPUS } from '../domain/values/options';
import { listNouns, NOUNS } from '../domain/access/noun';
import type { Action } from '../domain/access/permissions';
import { getSubtype } from '../domain/access/scope';
import { nouns } from './nouns';
import { getAssessoriesOf } from './options';
import { de } from './ui/words';

const verbs: Record<Action, string> = {
  read: 'veure',
  create: 'crear',
  edit: 'editar',
  delete: 'eliminar',
};

const things: Readonly<Record<string, string>> = {
  ...Object.fromEntries(listNouns().map((noun) => [NOUNS[noun].resource, nouns[noun].many])),
  configuracio: 'la configuració',
  ...Object.fromEntries(TIPUS.map((tipus) => [getSubtype(tipus), getAssessoriesOf(tipus)])),
};

const isKeyOf = <T extends object>(key: PropertyKey, object: T): key is keyof T => Object.hasOwn(object, key);

export function getPermissionReason(permission: string): string {
  const [action = '', resource = ''] = permission.split('_');
  const words =
    isKeyOf(action, verbs) && isKeyOf(resource, things) ? ` ${de(verbs[action])} ${things[resource]}` : '';
  return `Et falta el permís${words} (${permission}).`;
}
