import { ui } from '../../text/ui/components';
import { Icon } from './Icon';
import { MenuButton, type MenuItem } from './Menu';

type RowMenuProps = {
  name: string;
  items: readonly MenuItem[];
};

/** Opens to the left, so that no other row's button is covered. */
export function RowMenu({ name, items }: RowMenuProps) {
  if (items.length === 0) return null;
  return (
    <MenuButton label={ui.actionsOf(name)} className="icon-button" side="beside" align="end" items={items}>
      <Icon name="more" />
    </MenuButton>
  );
}
