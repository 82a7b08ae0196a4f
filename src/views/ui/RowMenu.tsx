import { ui } from '../../text/ui/components';
import { Icon } from './Icon';
import { MenuButton, type MenuItem } from './Menu';

type RowMenuProps = {
  /** Whose actions they are: 'Accions: {name}'. */
  name: string;
  items: readonly MenuItem[];
};

/** The actions of one row; nothing when there is none. Opens to the left, over no other row's button. */
export function RowMenu({ name, items }: RowMenuProps) {
  if (items.length === 0) return null;
  return (
    <MenuButton label={ui.actionsOf(name)} className="icon-button" side="beside" align="end" items={items}>
      <Icon name="more" />
    </MenuButton>
  );
}
