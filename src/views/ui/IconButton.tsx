import type { ComponentProps } from 'react';
import { classes } from './classes';
import { Icon } from './Icon';
import type { IconName } from './icons/paths';
import { Tooltip } from './Tooltip';

type IconButtonProps = {
  icon: IconName;
  /** Accessible name, also shown as a tooltip. */
  label: string;
  line?: boolean | undefined;
} & Omit<ComponentProps<'button'>, 'children' | 'aria-label'>;

export function IconButton({ icon, label, line, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        {...rest}
        className={classes('icon-button', line && 'icon-button-line', className)}
        aria-label={label}
      >
        <Icon name={icon} />
      </button>
    </Tooltip>
  );
}
