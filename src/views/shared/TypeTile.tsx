import type { Tipus } from '../../domain/options';
import { classes } from '../ui/classes';
import { Icon } from '../ui/Icon';
import { tipusLook } from './tipusLook';
import './TypeTile.css';

type TypeTileProps = {
  tipus: Tipus;
  large?: boolean | undefined;
};

/** The coloured tile of a type: its letter, or its icon when large. The name stands beside it. */
export function TypeTile({ tipus, large }: TypeTileProps) {
  const { letter, icon } = tipusLook[tipus];
  return (
    <span className={classes('type-tile', large && 'type-tile-large', `type-${tipus}`)} aria-hidden="true">
      {large ? <Icon name={icon} /> : letter}
    </span>
  );
}
