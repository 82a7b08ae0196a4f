import { useService, useViewer } from '../../app/data';
import { refuseInOffice, type OficinaFacts } from '../../domain/access';
import type { Noun } from '../../machines/noun';
import { lists } from '../../text/lists';
import type { MenuItem } from '../shared/Menu';

/** Entries for what the person may do with a record of an office; a rule stands before deleting. */
export function useRowActions(
  noun: Noun & ('activitat' | 'consulta'),
  path: string,
): (record: { id: number; oficina: OficinaFacts }, label: string) => MenuItem[] {
  const viewer = useViewer();
  const deletion = useService('deletion');

  return ({ id, oficina }, label) => {
    const can = (action: 'edit' | 'delete') => refuseInOffice(viewer, action, oficina, noun) === null;
    const edit: MenuItem = { id: 'edit', label: lists.edit, icon: 'pencil', href: `${path}/${id}/editar` };
    const remove: MenuItem = {
      id: 'delete',
      label: lists.delete,
      icon: 'trash',
      danger: true,
      onSelect: () => deletion?.send({ type: 'deletion.open', noun, id, label }),
    };
    return [...(can('edit') ? [edit] : []), ...(can('delete') ? (['rule', remove] as const) : [])];
  };
}
