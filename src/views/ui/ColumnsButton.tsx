import { ui } from '../../text/ui/components';
import { FilterButton } from './FilterButton';

type ColumnsButtonProps = {
  /** `fixed` columns are always shown. */
  columns: readonly { id: string; header: string; fixed?: boolean | undefined }[];
  visible: readonly string[];
  onChange: (visible: string[]) => void;
};

export function ColumnsButton({ columns, visible, onChange }: ColumnsButtonProps) {
  return (
    <FilterButton label={ui.columns} icon="columns" align="end">
      {() => (
        <fieldset className="filter-panel filter-options">
          <legend className="sr">{ui.visibleColumns}</legend>
          {columns.map(({ id, header, fixed }) => (
            <label key={id} className="filter-option">
              <input
                type="checkbox"
                checked={fixed === true || visible.includes(id)}
                disabled={fixed}
                onChange={({ target }) =>
                  onChange(target.checked ? [...visible, id] : visible.filter((each) => each !== id))
                }
              />
              <span>
                <span>{header}</span>
                {fixed && <span className="muted">{` (${ui.fixedColumn})`}</span>}
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </FilterButton>
  );
}
