import { isTipus, type Tipus } from '../../domain/values/options';
import { classes } from '../ui/classes';
import { Icon } from '../ui/Icon';
import { getTipusLook } from './tipusLook';
import './TypeTile.css';

type TypeTileProps = {
  tipus: Tipus;
  large?: boolean | undefined;
};

/** The class that has a type's colours; neutral ones for a type that is not known. */
export function getTypeClass(tipus: Tipus): string {
  return `type-${isTipus(tipus) ? tipus : 'unknown'}`;
}

/** The coloured tile of a type: its letter, or its icon when large. The name stands beside it. */
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
