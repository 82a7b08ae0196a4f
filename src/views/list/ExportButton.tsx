import { useSelector } from '@xstate/react';
import { useNow } from '../../hooks/data';
import { useService } from '../../hooks/services';
import { changeQuery } from '../../domain/values/pagina';
import type { ExportNoun } from '../../machines/kit/resources';
import { lists } from '../../text/lists';
import { Button } from '../ui/Button';
import type { ListState } from './useList';

type ExportButtonProps = {
  list: ListState;
  noun: ExportNoun;
  /** Number of rows in the file; null while unknown. */
  total: number | null;
};

/** Downloads the filtered rows of all pages as a file. */
export function ExportButton({ list, noun, total }: ExportButtonProps) {
  const now = useNow();
  const exports = useService('exports');
  const isExporting = useSelector(exports, (snapshot) => snapshot?.hasTag('busy') ?? false);

  function exportCsv() {
    const query = changeQuery({ ...list.query, q: list.q }, { page: null, per_page: null });
    exports?.send({ type: 'exports.start', noun, query, at: new Date(now).toISOString() });
  }

  return (
    <Button icon="download" busy={isExporting ? lists.exporting : undefined} onClick={exportCsv}>
      {lists.exportCsv(total)}
    </Button>
  );
}
