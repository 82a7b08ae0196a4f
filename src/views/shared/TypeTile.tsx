import { isTipus, type Tipus } from '../../domain/values/options';
import { classes } from '../ui/classes';
import { Icon } from '../ui/Icon';
import { getTipusLook } from './tipusLook';
import './TypeTile.css';

type TypeTileProps = {
  tipus: Tipus;
  large?: boolean | undefined;
};

/** Class with a type's colours; neutral for an unknown type. */
export function getTypeClass(tipus: Tipus): string {
  return `type-${isTipus(tipus) ? tipus : 'unknown'}`;
}

/** Coloured tile of a type: its letter, or its icon if large. The name is beside it. */
export function TypeTile({ tipus, large }: TypeTileProps) {
  const { letter, icon } = getTipusLook(tipus);
  return (
    <span
      className={classes('type-tile', large && 'type-tile-large', getTypeClass(tipus))}
      aria-hidden="true"
    >
      {large ? <Icon name={icon} /> : letter}
    </span>
  );
}
