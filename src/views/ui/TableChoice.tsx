import { ui } from '../../text/ui/components';

export type TableChoice<T> = {
  getName: (row: T) => string;
  isChosen: (row: T) => boolean;
  canChoose: (row: T) => boolean;
  onChoose: (rows: readonly T[], isChosen: boolean) => void;
};

export function PageBox<T>({ choice, rows }: { choice: TableChoice<T>; rows: readonly T[] }) {
  const open = rows.filter(choice.canChoose);
  const chosen = open.filter(choice.isChosen).length;
  const isAll = chosen > 0 && chosen === open.length;
  return (
    <label>
      <input
        type="checkbox"
        aria-label={ui.choosePage}
        checked={isAll}
        disabled={open.length === 0}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && !isAll;
        }}
        onChange={() => choice.onChoose(open, !isAll)}
      />
    </label>
  );
}

export function RowBox<T>({ choice, row }: { choice: TableChoice<T>; row: T }) {
  if (!choice.canChoose(row)) return null;
  return (
    <label>
      <input
        type="checkbox"
        aria-label={ui.chooseRow(choice.getName(row))}
        checked={choice.isChosen(row)}
        onChange={({ target }) => choice.onChoose([row], target.checked)}
      />
    </label>
  );
}
