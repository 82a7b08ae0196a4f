import { useCatalog } from '../../hooks/data';
import type { CatalogName } from '../../domain/access/catalogs';
import { fromCatalog } from '../forms/catalog';

/** Says that the names of filters and columns did not come, and offers to ask again; nothing while all is well. */
export function MissingCatalog({ name }: { name: CatalogName }) {
  const { help } = fromCatalog(useCatalog(name, false));
  return help ? (
    <div className="applied-filters" role="status">
      <span>{help}</span>
    </div>
  ) : null;
}
