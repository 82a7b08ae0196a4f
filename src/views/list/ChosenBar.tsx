import { NOUNS } from '../../domain/access/noun';
import { useBulk } from '../../hooks/bulk';
import { useLeaving } from '../../hooks/leaving';
import { useService } from '../../hooks/services';
import type { ExportNoun } from '../../machines/kit/resources';
import { choice as texts } from '../../text/bulk';
import { lists } from '../../text/lists';
import { ACT_ICONS } from '../shared/actIcons';
import { Button } from '../ui/Button';
import { SelectionBar } from '../ui/SelectionBar';
import type { ListChoice } from './useChoice';
import { useExport } from './useExport';
import type { ListState } from './useList';

type ChosenBarProps<Row extends { id: number }> = {
  list: ListState;
  noun: ExportNoun;
  choice: ListChoice<Row>;
  shown: readonly Row[];
  onClear: () => void;
};

/** Acts on chosen rows, without those that are being deleted or that the person may not act on. */
export function ChosenBar<Row extends { id: number }>(props: ChosenBarProps<Row>) {
  const { list, noun, choice, shown, onClear } = props;
  const { rows, acts, getLabel } = choice;
  const { isExporting, start } = useExport(list, noun);
  const bulk = useService('bulk');
  const { isBusy } = useBulk(choice.noun);
  const isLeaving = useLeaving(NOUNS[choice.noun].list);
  const elsewhere = rows.filter(({ id }) => shown.every((row) => row.id !== id)).length;
  const staying = rows.filter((row) => !isLeaving(row));
  const isNone = rows.length === 0;

  return (
    <SelectionBar
      label={texts.acts}
      title={texts.chosen(choice.noun, rows.length)}
      note={elsewhere > 0 ? texts.elsewhere(elsewhere) : null}
      clear={{ label: texts.clear, onPress: onClear }}
    >
      <Button
        small
        icon="download"
        aria-label={texts.export.name}
        aria-disabled={isNone || undefined}
        busy={isExporting ? lists.exporting : undefined}
        onClick={() => start(rows.map(({ id }) => id))}
      >
        {texts.export.text}
      </Button>
      {acts.map(({ act, can }) => {
        const items = staying.filter(can).map((row) => ({ id: row.id, label: getLabel(row) }));
        const others = staying.length - items.length;
        return (
          <Button
            key={act}
            small
            icon={ACT_ICONS[act]}
            variant={act === 'delete' ? 'danger-quiet' : 'secondary'}
            aria-label={texts[act].name}
            aria-disabled={isBusy || items.length === 0 || undefined}
            onClick={() => bulk?.send({ type: 'bulk.open', act, noun: choice.noun, items, others })}
          >
            {texts[act].text}
          </Button>
        );
      })}
    </SelectionBar>
  );
}
