import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from './Link';
import type { AppPath } from '../../domain/access/routes';
import { ui } from '../../text/ui/components';
import { classes } from './classes';
import { Icon } from './Icon';
import type { IconName } from './icons/paths';
import { Popover } from './Popover';
import './Menu.css';

type Entry = {
  id: string;
  label: string;
  hint?: string | undefined;
  icon?: IconName | undefined;
  danger?: boolean | undefined;
  current?: boolean | undefined;
  /** Only set in a menu that chooses one of several. */
  checked?: boolean | undefined;
};

/** Link (disabled without an address), action, or rule between groups. */
export type MenuItem = (Entry & ({ href: AppPath | undefined } | { onSelect: () => void })) | 'rule';

type MenuButtonProps = {
  /** Accessible name; the children show it, or an icon. */
  label?: string | undefined;
  className: string;
  current?: boolean | undefined;
  align?: 'start' | 'end' | undefined;
  side?: 'below' | 'beside' | undefined;
  items: readonly MenuItem[];
  head?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
};

/** Button with a menu: arrows, Home and End move, Escape and Tab close, the focus returns. */
export function MenuButton({
  label,
  className,
  current,
  align = 'end',
  side = 'below',
  items,
  head,
  foot,
  children,
}: MenuButtonProps) {
  const [open, setOpen] = useState<'first' | 'last' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  function getItems() {
    return [...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
  }
  function close(refocus: boolean) {
    setOpen(null);
    if (refocus) button.current?.focus();
  }
  useEffect(() => {
    if (open)
      getItems()
        .at(open === 'first' ? 0 : -1)
        ?.focus({ preventScroll: true });
  }, [open]);

  function openWithArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
  }
  function move(event: KeyboardEvent) {
    const all = getItems();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = {
      ArrowDown: all[(at + 1) % all.length],
      ArrowUp: all.at(Math.max(at, 0) - 1),
      Home: all[0],
      End: all.at(-1),
    }[event.key];
    if (next) {
      event.preventDefault();
      next.focus();
    } else if (event.key === 'Tab') {
      close(true);
    } else if (/^\p{L}$/u.test(event.key)) {
      const rest = [...all.slice(at + 1), ...all];
      rest.find((item) => item.textContent.toLowerCase().startsWith(event.key.toLowerCase()))?.focus();
    }
  }

  return (
    <>
      <button
        type="button"
        ref={button}
        className={className}
        aria-label={label}
        aria-current={current || undefined}
        aria-haspopup="menu"
        aria-expanded={open !== null}
        onClick={() => setOpen(open ? null : 'first')}
        onKeyDown={openWithArrow}
      >
        {children}
      </button>
      {open && (
        <Popover
          anchor={button}
          className="menu"
          side={side}
          align={align}
          onClose={() => setOpen(null)}
          onKeyDown={move}
        >
          {head && (
            <div className="menu-head" id={id}>
              {head}
            </div>
          )}
          <div
            ref={list}
            role="menu"
            aria-label={label}
            aria-describedby={head ? id : undefined}
            tabIndex={-1}
          >
            {items.map((item, index) =>
              item === 'rule' ? (
                <div key={`rule-${index}`} role="separator" />
              ) : (
                <MenuEntry key={item.id} item={item} onDone={close} />
              ),
            )}
          </div>
          {foot && <div className="menu-foot">{foot}</div>}
        </Popover>
      )}
    </>
  );
}

function MenuEntry({
  item,
  onDone,
}: {
  item: Exclude<MenuItem, 'rule'>;
  onDone: (refocus: boolean) => void;
}) {
  const content = (
    <>
      {item.icon && <Icon name={item.icon} />}
      {item.checked !== undefined && <Icon name={item.checked ? 'check' : 'blank'} />}
      {item.hint ? (
        <span>
          <span>{item.label}</span> <small className="sub-line">{item.hint}</small>
        </span>
      ) : (
        <span>{item.label}</span>
      )}
    </>
  );
  const className = classes(item.danger && 'menu-danger') || undefined;
  if ('href' in item) {
    if (!item.href) {
      return (
        <span role="menuitem" aria-disabled="true" tabIndex={-1} title={ui.notAvailable}>
          {content}
        </span>
      );
    }
    return (
      <Link
        href={item.href}
        role="menuitem"
        aria-current={item.current ? 'page' : undefined}
        tabIndex={-1}
        className={className}
        onClick={() => onDone(false)}
      >
        {content}
      </Link>
    );
  }
  return (
    <button
      type="button"
      role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={item.checked}
      tabIndex={-1}
      className={className}
      onClick={() => {
        onDone(true);
        item.onSelect();
      }}
    >
      {content}
    </button>
  );
}
