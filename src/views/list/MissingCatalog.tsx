import { useCatalog, useViewer } from '../../hooks/data';
import { mayAsk, type CatalogName } from '../../domain/catalogs';
import { fromCatalog } from '../forms/catalog';

/** Says that the names of filters and columns did not come, and offers to ask again; nothing while all is well. */
export function MissingCatalog({ name }: { name: CatalogName }) {
  const isAllowed = mayAsk(name, useViewer().permissions);
  const { help } = fromCatalog(useCatalog(name, isAllowed));
  return help ? (
    <div className="applied-filters" role="status">
      <span>{help}</span>
    </div>
  ) : null;
}
