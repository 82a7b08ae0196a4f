import type { ReactNode } from 'react';
import { base } from '../../views/ui/base';
import { getButtonClass, type ButtonLook } from '../../views/ui/Button';
import { classes } from '../../views/ui/classes';
import { DOOR_PATH } from './path';

type DoorLinkProps = ButtonLook & { className?: string; children: ReactNode };

/** Link to the door, a page load: with unsaved values the browser asks first. */
export function DoorLink({ className, children, ...look }: DoorLinkProps) {
  return (
    <a className={classes(getButtonClass(look), className)} href={base + DOOR_PATH}>
      {children}
    </a>
  );
}
