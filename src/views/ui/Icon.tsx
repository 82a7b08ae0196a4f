import { createContext, useContext } from 'react';
import { classes } from './classes';
import { firstPaths } from './icons/firstPaths';
import type { IconName } from './icons/paths';
import './Icon.css';

const HALF_DISC = 'M10 3.5v13a6.5 6.5 0 0 0 0-13z';

/** Loaded outlines: a few at first, all in the private area. */
export const IconPaths = createContext<Readonly<Partial<Record<IconName, string>>>>(firstPaths);

type IconProps = {
  name: IconName;
  small?: boolean | undefined;
  className?: string | undefined;
};

export function Icon({ name, small, className }: IconProps) {
  const path = useContext(IconPaths)[name];
  return (
    <svg
      className={classes('icon', small && 'icon-small', className)}
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
      {name === 'theme' && <path className="icon-solid" d={HALF_DISC} />}
    </svg>
  );
}
