import type { ReactNode } from 'react';
import type { RequestView } from '../../hooks/data';
import { LOADING } from '../../text/choices';
import { gaps } from '../../text/gap';
import { getNoticeText } from '../../text/notices';
import { shell } from '../../text/shell';
import { toRecordOptions } from '../shared/recordOptions';
import { Button } from '../ui/Button';

export type CatalogState = (RequestView<unknown> & { retry: () => void }) | undefined;

export function fromCatalog(
  request: CatalogState,
  loading: string = LOADING,
): { loading?: string; help?: ReactNode } {
  if (request?.isFailed) {
    return {
      help: (
        <>
          <span>{request.message && getNoticeText(request.message).text}</span>{' '}
          <Button variant="quiet" small icon="refresh" onClick={request.retry}>
            {shell.retry}
          </Button>
        </>
      ),
    };
  }
  if (request === undefined || request.isIdle || request.isLoading) return { loading };
  return request.gap ? { help: gaps.options(request.gap) } : {};
}

export function fromWhole<Catalog extends CatalogState & { data: Parameters<typeof toRecordOptions>[0] }>(
  catalog: Catalog | undefined,
) {
  return { options: toRecordOptions(catalog?.data), catalog };
}

/** Loading state of a list that is requested on focus; the options already known can be chosen. */
export function toLoadingMore(request: CatalogState): { loadingMore?: string; help?: ReactNode } {
  if (request === undefined) return {};
  const { loading, help } = fromCatalog(request);
  return { ...(loading !== undefined && { loadingMore: loading }), ...(help !== undefined && { help }) };
}
