import { Fragment } from 'react';
import { classes } from './classes';
import { Icon } from './Icon';
import type { Option } from './listbox';

type OptionListProps<V extends string | number> = {
  id: string;
  labelId: string;
  options: readonly Option<V>[];
  active: Option<V> | undefined;
  chosen: readonly V[];
  multiple: boolean;
  note: string | undefined;
  onChoose: (option: Option<V>) => void;
};

export const getOptionId = (listId: string, index: number): string => `${listId}-${index}`;

export function OptionList<V extends string | number>(props: OptionListProps<V>) {
  const { id, labelId, options, active, chosen, multiple, note, onChoose } = props;
  return (
    <div
      id={id}
      className="select-list"
      role="listbox"
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-multiselectable={multiple || undefined}
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option, index) => (
        <Fragment key={option.value}>
          {option.group !== undefined && option.group !== options[index - 1]?.group && (
            <div role="presentation" className="select-group">
              {option.group}
            </div>
          )}
          <div
            id={getOptionId(id, index)}
            className={classes('select-option', option === active && 'select-active')}
            role="option"
            tabIndex={-1}
            aria-selected={chosen.includes(option.value)}
            aria-disabled={option.disabled}
            onClick={() => onChoose(option)}
          >
            <span className={multiple ? 'select-box' : undefined}>
              <Icon name={chosen.includes(option.value) ? 'check' : 'blank'} />
            </span>
            <span>{option.label}</span>
          </div>
        </Fragment>
      ))}
      {note !== undefined && (
        <div className="select-note" role="option" aria-selected="false" aria-disabled="true">
          {note}
        </div>
      )}
    </div>
  );
}
