import type { ExportNoun } from '../../machines/kit/resources';
import { lists } from '../../text/lists';
import { Button } from '../ui/Button';
import { useExport } from './useExport';
import type { ListState } from './useList';

type ExportButtonProps = {
  list: ListState;
  noun: ExportNoun;
  total: number | null;
};

export function ExportButton({ list, noun, total }: ExportButtonProps) {
  const { isExporting, start } = useExport(list, noun);
  return (
    <Button icon="download" busy={isExporting ? lists.exporting : undefined} onClick={() => start()}>
      {lists.exportCsv(total)}
    </Button>
  );
}
