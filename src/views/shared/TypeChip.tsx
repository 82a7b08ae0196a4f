import type { Tipus } from '../../domain/values/options';
import { getLabel } from '../../text/options';
import { TypeTile } from './TypeTile';

export function TypeChip({ tipus }: { tipus: Tipus }) {
  return (
    <span className="type-chip">
      <TypeTile tipus={tipus} />
      <span>{getLabel('tipus', tipus)}</span>
    </span>
  );
}
