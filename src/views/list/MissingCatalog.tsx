import { useCatalog } from '../../hooks/data';
import type { CatalogName } from '../../domain/access/catalogs';
import { fromCatalog } from '../forms/catalog';

/** Failure of a catalogue of names, with a retry button; null while it is loaded. */
export function MissingCatalog({ name }: { name: CatalogName }) {
  const { help } = fromCatalog(useCatalog(name, false));
  return help ? (
    <div className="applied-filters" role="status">
      <span>{help}</span>
    </div>
  ) : null;
}
