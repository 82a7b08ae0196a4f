import type { ReactNode } from 'react';
import { Link } from './Link';
import type { AppPath } from '../../domain/access/routes';
import { ui } from '../../text/ui/components';
import { Counter } from './Counter';
import { Icon } from './Icon';
import type { IconName } from './icons/paths';
import { MenuButton, type MenuItem } from './Menu';
import { Tooltip } from './Tooltip';
import './Sidebar.css';

export type MenuEntry = {
  id: string;
  label: string;
  icon?: IconName | undefined;
  /** Path in the application; without it or `external` the entry is disabled. */
  href?: AppPath | undefined;
  external?: string | undefined;
  disabled?: boolean | undefined;
  /** Reason of a disabled entry that has a screen. */
  reason?: string | undefined;
  current?: boolean | undefined;
  /** Number of open tasks, and its accessible text. */
  count?: { value: string; label: string } | undefined;
  children?: readonly MenuEntry[] | undefined;
};

export type FooterLink = {
  label: string;
  /** Without one the link is disabled. */
  href?: string | undefined;
};

type SidebarProps = {
  groups: readonly (readonly MenuEntry[])[];
  footer: readonly FooterLink[];
  rail: boolean;
};

export function Sidebar({ groups, footer, rail }: SidebarProps) {
  return (
    <>
      {groups.map((entries) => (
        <ul key={entries[0]?.id}>
          {entries.map((entry) => (
            <li key={entry.id}>
              {rail && entry.children ? (
                <Flyout entry={entry} />
              ) : (
                <>
                  <Item entry={entry} rail={rail} />
                  {entry.children && (
                    <ul className="sidebar-sub">
                      {entry.children.map((child) => (
                        <li key={child.id}>
                          <Item entry={child} rail={false} />
                        </li>
                      ))}
                    </ul>
                  )}
                </>
              )}
            </li>
          ))}
        </ul>
      ))}
      <div className="sidebar-foot">
        {footer.map(({ label, href }) =>
          href ? (
            <a key={label} href={href}>
              {label}
            </a>
          ) : (
            <span key={label} role="link" aria-disabled="true" title={ui.notAvailable}>
              {label}
            </span>
          ),
        )}
      </div>
    </>
  );
}

function Item({ entry, rail }: { entry: MenuEntry; rail: boolean }) {
  const { label, icon, href, external, disabled, reason = ui.notAvailable, current, count } = entry;
  const counted = count && `${label}, ${count.value} ${count.label}`;
  const content = (
    <>
      {icon && <Icon name={icon} />}
      <span className="sidebar-label">
        <span>{label}</span>
        {external && <span className="sr">{` ${ui.newWindow}`}</span>}
      </span>
      {count && (
        <span className="sidebar-count">
          <Counter {...count} small={rail} />
        </span>
      )}
    </>
  );
  if (external) {
    return (
      <Hint text={label} rail={rail}>
        <a className="sidebar-item" href={external} target="_blank" rel="noopener noreferrer">
          {content}
        </a>
      </Hint>
    );
  }
  if (disabled || !href) {
    const why = rail ? `${label}: ${reason}` : reason;
    return (
      <span className="sidebar-item sidebar-off" role="link" aria-disabled="true" title={why}>
        {content}
      </span>
    );
  }
  return (
    <Hint text={counted ?? label} rail={rail}>
      <Link
        className="sidebar-item"
        href={href}
        aria-current={current ? 'page' : undefined}
        aria-label={counted}
      >
        {content}
      </Link>
    </Hint>
  );
}

function Hint({ text, rail, children }: { text: string; rail: boolean; children: ReactNode }) {
  if (!rail) return children;
  return (
    <Tooltip text={text} side="beside">
      {children}
    </Tooltip>
  );
}

function Flyout({ entry }: { entry: MenuEntry }) {
  const { label, icon, current, children = [] } = entry;
  const items = children.map((child): MenuItem => ({
    id: child.id,
    label: child.label,
    current: child.current,
    href: child.disabled ? undefined : child.href,
  }));
  return (
    <MenuButton
      label={label}
      className="sidebar-item"
      current={current}
      side="beside"
      align="start"
      items={items}
    >
      {icon && <Icon name={icon} />}
    </MenuButton>
  );
}
