import type { Tipus } from '../../domain/values/options';
import { getLabel } from '../../text/options';
import { TypeTile } from './TypeTile';

/** Type of an assessoria: tile and name. */
export function TypeChip({ tipus }: { tipus: Tipus }) {
  return (
    <span className="type-chip">
      <TypeTile tipus={tipus} />
      {getLabel('tipus', tipus)}
    </span>
  );
}
