import { useBulk } from '../../hooks/bulk';
import { useToday, useViewer } from '../../hooks/data';
import { useService } from '../../hooks/services';
import type { Viewer } from '../../domain/access/viewer';
import { NOUNS, type Noun } from '../../domain/access/noun';
import { lists } from '../../text/lists';
import type { MenuItem } from '../ui/Menu';

/** Menu of a row by the person's rights; what an act on several records holds is not deleted alone. */
export function useRowActions<Row extends { id: number }>(
  noun: Exclude<Noun, 'cita'>,
  getLabel: (row: Row) => string,
  can: (viewer: Viewer, action: 'edit' | 'delete', row: Row) => boolean,
  isReadable = false,
): (row: Row) => MenuItem[] {
  const viewer = useViewer();
  const deletion = useService('deletion');
  const { isGoing } = useBulk(noun);
  const today = useToday();

  return (row) => {
    const { id } = row;
    const href = `/${NOUNS[noun].list}/${id}/editar` as const;
    const edit: MenuItem = { id: 'edit', label: lists.edit, icon: 'pencil', href };
    const show: MenuItem = { id: 'show', label: lists.show, icon: 'eye', href };
    const remove: MenuItem = {
      id: 'delete',
      label: lists.delete,
      icon: 'trash',
      danger: true,
      onSelect: () => deletion?.send({ type: 'deletion.open', noun, id, label: getLabel(row), today }),
    };
    return [
      ...(can(viewer, 'edit', row) ? [edit] : isReadable ? [show] : []),
      ...(can(viewer, 'delete', row) && !isGoing(row) ? (['rule', remove] as const) : []),
    ];
  };
}
