import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classes } from './classes';
import { Icon } from './Icon';
import type { IconName } from './icons/paths';
import './Button.css';

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-quiet' | undefined;
  icon?: IconName | undefined;
  small?: boolean | undefined;
  block?: boolean | undefined;
};

type ButtonProps = {
  /** Label while the action runs; the button keeps the focus and ignores presses. */
  busy?: string | undefined;
} & ButtonLook &
  ComponentProps<'button'>;

export function getButtonClass({ variant = 'secondary', small, block }: ButtonLook): string {
  return classes('button', `button-${variant}`, small && 'button-small', block && 'button-block');
}

/** A text in an element of its own, as beside any sibling. */
export function Word({ children }: { children: ReactNode }) {
  return typeof children === 'string' ? <span>{children}</span> : children;
}

/** Native button; `busy` makes it `aria-disabled`, never `disabled`. */
export function Button(props: ButtonProps) {
  const { variant, icon, small, block, busy, className, onClick, children, ...rest } = props;
  const inert = busy !== undefined || rest['aria-disabled'] === true;

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (inert) event.preventDefault();
    else onClick?.(event);
  }

  const shown: IconName | undefined = busy === undefined ? icon : 'spinner';
  return (
    <button
      type="button"
      {...rest}
      className={classes(getButtonClass({ variant, small, block }), className)}
      aria-disabled={inert || undefined}
      onClick={handleClick}
    >
      {shown && <Icon name={shown} className={busy === undefined ? undefined : 'icon-spin'} />}
      <Word>{busy ?? children}</Word>
    </button>
  );
}
