import type { ReactNode } from 'react';
import { classes } from './classes';
import { Icon } from './Icon';
import './selects.css';

type SelectStandInProps = {
  name: 'dropdown' | 'multiselect';
  disabled: boolean;
  isPlaceholder: boolean;
  children: ReactNode;
};

/** What a select looks like, for the moment until it can be drawn. */
export function SelectStandIn({ name, disabled, isPlaceholder, children }: SelectStandInProps) {
  return (
    <div className={classes(`p-${name}`, disabled && 'p-disabled')} aria-busy>
      <div className={classes(`p-${name}-label`, isPlaceholder && 'p-placeholder')}>{children}</div>
      <div className={`p-${name}-trigger`}>
        <Icon name="chevronDown" />
      </div>
    </div>
  );
}
