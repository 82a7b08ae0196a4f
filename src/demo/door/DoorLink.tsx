import type { ReactNode } from 'react';
import { base } from '../../views/ui/base';
import { getButtonClass, type ButtonLook } from '../../views/ui/Button';
import { classes } from '../../views/ui/classes';
import { DOOR_PATH } from './path';

type DoorLinkProps = ButtonLook & { className?: string; children: ReactNode };

/** Leads back to where the demonstration begins: another page, which the browser asks about where something is unsaved. */
export function DoorLink({ className, children, ...look }: DoorLinkProps) {
  return (
    <a className={classes(getButtonClass(look), className)} href={base + DOOR_PATH}>
      {children}
    </a>
  );
}
