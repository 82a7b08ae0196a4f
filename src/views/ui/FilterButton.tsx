import { useId, useRef, useState, type ReactNode } from 'react';
import { classes } from './classes';
import { Icon } from './Icon';
import type { IconName } from './icons/paths';
import { Popover } from './Popover';
import './FilterButton.css';

type FilterButtonProps = {
  label: string;
  value?: string | undefined;
  icon?: IconName | undefined;
  align?: 'start' | 'end' | undefined;
  onOpen?: (() => void) | undefined;
  /** Content of the panel; `close` returns the focus to the button. */
  children: (close: () => void) => ReactNode;
};

export function FilterButton({ label, value, icon, align, onOpen, children }: FilterButtonProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <>
      <button
        type="button"
        ref={button}
        className={classes('filter-button', value !== undefined && 'filter-button-on')}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => {
          if (!open) onOpen?.();
          setOpen(!open);
        }}
      >
        {icon && <Icon name={icon} />}
        <span>
          <span>{value === undefined ? label : `${label}: `}</span>
          {value !== undefined && <b>{value}</b>}
        </span>
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
