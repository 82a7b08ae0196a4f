import type { ReactNode } from 'react';
import type { RequestView } from '../../hooks/data';
import { LOADING } from '../../text/choices';
import { getNoticeText } from '../../text/notices';
import { shell } from '../../text/shell';
import { toRecordOptions } from '../shared/recordOptions';
import { Button } from '../ui/Button';

/** A catalogue as a choice is made from it; undefined before it was asked for. */
export type CatalogState = (RequestView<unknown> & { retry: () => void }) | undefined;

/** What a choice shows of the list it is made from: that it is on its way, or that it did not come. */
export function fromCatalog(
  request: CatalogState,
  loading: string = LOADING,
): { loading?: string; help?: ReactNode } {
  if (request?.isFailed) {
    return {
      help: (
        <>
          {request.message && getNoticeText(request.message).text}{' '}
          <Button variant="quiet" small icon="refresh" onClick={request.retry}>
            {shell.retry}
          </Button>
        </>
      ),
    };
  }
  return request === undefined || request.isIdle || request.isLoading ? { loading } : {};
}

/** A choice among all records of a catalogue. */
export function fromWhole<Catalog extends CatalogState & { data: Parameters<typeof toRecordOptions>[0] }>(
  catalog: Catalog | undefined,
) {
  return { options: toRecordOptions(catalog?.data), catalog };
}

/** The same of a list that comes once its field is looked at: what is there already can be chosen meanwhile. */
export function toArriving(request: CatalogState): { arriving?: string; help?: ReactNode } {
  if (request === undefined) return {};
  const { loading, help } = fromCatalog(request);
  return { ...(loading !== undefined && { arriving: loading }), ...(help !== undefined && { help }) };
}
