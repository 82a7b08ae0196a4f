import { Icon } from './Icon';
import { MenuButton, type MenuItem } from './Menu';
import './UserMenu.css';

type UserMenuProps = {
  name: string;
  /** Accessible name of the button, which includes the person's name. */
  label: string;
  about: readonly string[];
  items: readonly MenuItem[];
  foot: string;
};

function getInitials(name: string) {
  const words = name.split(/\s+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase())
    .join('');
}

export function UserMenu({ name, label, about, items, foot }: UserMenuProps) {
  return (
    <MenuButton
      label={label}
      className="user-menu"
      items={items}
      foot={<span className="sub-line">{foot}</span>}
      head={
        <>
          <span className="strong">{name}</span>
          {about.map((line) => (
            <span key={line} className="sub-line">
              {line}
            </span>
          ))}
        </>
      }
    >
      <span className="user-menu-avatar" aria-hidden="true">
        {getInitials(name)}
      </span>
      <span className="user-menu-name">{name}</span>
      <Icon name="chevronDown" small />
    </MenuButton>
  );
}
