import { useId, useRef, useState, type ReactNode } from 'react';
import { classes } from './classes';
import { Icon } from './Icon';
import type { IconName } from './icons/paths';
import { Popover } from './Popover';
import '../styles/list.css';

interface FilterButtonProps {
  label: string;
  /** What the filter holds, in words; or how many. Either makes it active. */
  value?: string | undefined;
  count?: number | undefined;
  icon?: IconName | undefined;
  align?: 'start' | 'end' | undefined;
  /** The panel's content; `close` gives the focus back to the button. */
  children: (close: () => void) => ReactNode;
}

/** A filter that opens a small panel. */
export function FilterButton({ label, value, count, icon, align, children }: FilterButtonProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const active = value !== undefined || (count !== undefined && count > 0);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <>
      <button
        type="button"
        ref={button}
        className={classes('filter', active && 'on')}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {icon && <Icon name={icon} />}
        <span>
          {label}
          {value !== undefined && (
            <>
              : <b>{value}</b>
            </>
          )}
        </span>
        {count !== undefined && count > 0 && <span className="count">{count}</span>}
        {!icon && <Icon name="chevronDown" />}
      </button>
      {open && (
        <Popover anchor={button} id={id} label={label} align={align} onClose={() => setOpen(false)}>
          {children(close)}
        </Popover>
      )}
    </>
  );
}
