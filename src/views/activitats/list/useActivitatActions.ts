import { useService, useViewer } from '../../../app/data';
import { refuseInOffice } from '../../../domain/access';
import type { Activitat } from '../../../domain/activitat';
import { activitats } from '../../../text/activitats';
import { formatDay } from '../../../text/dates';
import type { MenuItem } from '../../shared/Menu';

/** Entries for what the person may do with an activity; a rule stands before deleting. */
export function useActivitatActions(): (activitat: Activitat) => MenuItem[] {
  const viewer = useViewer();
  const deletion = useService('deletion');
  const words = activitats.actions;

  return ({ id, titol, data, oficina }) => {
    const can = (action: 'edit' | 'delete') => refuseInOffice(viewer, action, oficina, 'activitat') === null;
    const label = `${titol} · ${formatDay(data)} · ${oficina.nom}`;
    const edit: MenuItem = {
      id: 'edit',
      label: words.edit,
      icon: 'pencil',
      href: `/activitats/${id}/editar`,
    };
    const remove: MenuItem = {
      id: 'delete',
      label: words.delete,
      icon: 'trash',
      danger: true,
      onSelect: () => deletion?.send({ type: 'deletion.open', noun: 'activitat', id, label }),
    };
    return [...(can('edit') ? [edit] : []), ...(can('delete') ? (['rule', remove] as const) : [])];
  };
}
