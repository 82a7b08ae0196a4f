import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { ui } from '../../text/ui/components';
import { Button } from './Button';
import { classes } from './classes';
import type { Control } from './Field';
import { Icon } from './Icon';
import { filterOptions, findStart, moveTo, type Option } from './listbox';
import { getOptionId, OptionList } from './OptionList';
import { Popover } from './Popover';
import './Combobox.css';

/** Milliseconds after which a typed character begins a new search. */
const PAUSE = 500;

export type ListProps = {
  placeholder?: string | undefined;
  /** Shown, with the control disabled, while the options load. */
  loading?: string | undefined;
  emptyText?: string | undefined;
  loadingMore?: string | undefined;
  onFocus?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
};

type ComboboxProps<V extends string | number> = {
  control: Control;
  options: readonly Option<V>[];
  chosen: readonly V[];
  text: string;
  /** Several options can be chosen: the list stays open, and the text is for screen readers only. */
  multiple?: boolean;
  filter: boolean;
  onChoose: (value: V) => void;
  /** Clears the choice, also by the Delete key. */
  onClear?: (() => void) | undefined;
  children?: ReactNode;
} & ListProps;

type List<V> = { filterText: string; active: V | undefined };

/** Button that opens a list (ARIA's select-only combobox); the list is rendered only while open. */
export function Combobox<V extends string | number>(props: ComboboxProps<V>) {
  const { control, options, chosen, text, multiple = false, filter, onChoose, onClear } = props;
  const { placeholder = ui.select, emptyText = ui.noOptions, loading, loadingMore } = props;
  const [list, setList] = useState<List<V> | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const listId = useId();
  const isDisabled = control.disabled === true || loading !== undefined;
  const shown = list ? filterOptions(options, list.filterText) : [];
  const first = options.find(({ value }) => value === chosen[0]);
  const active = shown.find(({ value }) => value === list?.active);
  const activeId = active && getOptionId(listId, shown.indexOf(active));

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function open(option = first) {
    button.current?.focus();
    setList({ filterText: '', active: option?.value });
  }
  function close() {
    button.current?.focus();
    setList(null);
  }
  function choose(option: Option<V> | undefined) {
    if (!option || option.disabled) return;
    onChoose(option.value);
    if (!multiple) return close();
    setList((now) => now && { ...now, active: option.value });
    search.current?.select();
  }
  function findOption(key: string, time: number) {
    const isLate = time - typed.current.at > PAUSE;
    typed.current = { text: isLate ? key : typed.current.text + key, at: time };
    return findStart(options, active ?? first, typed.current.text) ?? active;
  }
  function narrow(filterText: string) {
    search.current?.focus();
    setList({ filterText, active: undefined });
  }

  function press(event: KeyboardEvent) {
    const { key, altKey } = event;
    const isText = key.length === 1 && key !== ' ' && event.target !== search.current && !altKey;
    if (event.ctrlKey || event.metaKey) return;
    if (isText && filter) narrow((list?.filterText ?? '') + key);
    else if (isText) open(findOption(key, event.timeStamp));
    else if (!list && (key === 'Home' || key === 'End')) open(moveTo(options, undefined, key));
    else if (!list && ['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(key)) open();
    else if (!list && key === 'Delete' && onClear) onClear();
    else if (!list) return;
    else if (key === 'Escape') close();
    else if (
      key === 'Enter' ||
      (altKey && key === 'ArrowUp') ||
      (key === ' ' && event.target === button.current)
    )
      choose(active ?? (list.filterText ? moveTo(shown, undefined, 'Home') : undefined));
    else if (key === 'ArrowDown' || key === 'ArrowUp' || key === 'Home' || key === 'End')
      setList({ ...list, active: moveTo(shown, active, key)?.value });
    else return;
    event.preventDefault();
  }

  return (
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) props.onBlur?.();
      }}
    >
      <div ref={box} className={classes('select', multiple && text !== '' && 'select-tokens')}>
        <button
          type="button"
          ref={button}
          id={control.id}
          className={classes('select-button', onClear && 'select-clearable')}
          disabled={isDisabled}
          role="combobox"
          aria-labelledby={`${control.id}-label`}
          aria-describedby={control['aria-describedby']}
          aria-invalid={control['aria-invalid']}
          aria-required={control.required === true}
          aria-haspopup="listbox"
          aria-expanded={list !== null}
          aria-controls={list ? listId : undefined}
          aria-activedescendant={activeId}
          onClick={() => (list ? close() : open())}
          onFocus={props.onFocus}
          onKeyDown={press}
        >
          <span className={classes(text === '' && 'select-placeholder', multiple && text !== '' && 'sr')}>
            {text || (loading ?? (options.length === 0 ? emptyText : placeholder))}
          </span>
          <Icon name={loading === undefined ? 'chevronDown' : 'spinner'} className={loading && 'icon-spin'} />
        </button>
        {props.children}
      </div>
      {list && !isDisabled && (
        <Popover anchor={button} place={box} className="select-panel" onClose={() => setList(null)}>
          {filter && (
            <div className="select-filter">
              <Icon name="search" />
              <input
                ref={search}
                className="input"
                role="searchbox"
                aria-label={ui.filter}
                aria-controls={listId}
                aria-activedescendant={activeId}
                autoComplete="off"
                placeholder={multiple ? ui.filter : undefined}
                value={list.filterText}
                onChange={(event) => narrow(event.target.value)}
                onKeyDown={press}
              />
            </div>
          )}
          <OptionList
            id={listId}
            labelId={`${control.id}-label`}
            options={shown}
            active={active}
            chosen={chosen}
            multiple={multiple}
            note={
              loadingMore ?? (shown.length === 0 ? (list.filterText ? ui.noResults : emptyText) : undefined)
            }
            onChoose={choose}
          />
          {multiple && (
            <div className="popover-foot">
              <span role="status">{ui.chosen(chosen.length, options.length)}</span>
              <Button variant="quiet" small onClick={close}>
                {ui.done}
              </Button>
            </div>
          )}
        </Popover>
      )}
    </div>
  );
}
