import type { ComponentProps } from 'react';
import { isUnread } from '../../domain/values/unread';
import { choices } from '../../text/choices';
import { getUnreadText, unread } from '../../text/unread';
import { MultiSelectField } from '../ui/MultiSelectField';
import { SelectField } from '../ui/SelectField';
import { fromCatalog, type CatalogState } from './catalog';
import { useDraftField, type Bound } from './DraftField';
import type { DraftForm } from './useDraftForm';

type Key = string | number;

type InDraft<Values extends object, Name extends keyof Values, Value, FieldProps> = Omit<
  FieldProps,
  keyof Bound<unknown>
> & {
  form: DraftForm<Values>;
  name: Name & string;
  catalog?: CatalogState;
  onChange?: (value: Value) => void;
};

function getTexts(props: { name: string; catalog?: CatalogState }) {
  const { loading, ...texts } = choices[props.name] ?? {};
  return { ...texts, ...('catalog' in props && fromCatalog(props.catalog, loading)) };
}

type One<Value> = Extract<Value, Key>;

export function DraftSelect<Values extends object, Name extends keyof Values>(
  props: InDraft<
    Values,
    Name,
    One<Values[Name]> | null,
    ComponentProps<typeof SelectField<One<Values[Name]>>>
  >,
) {
  const { form, name, onChange, catalog: _, ...select } = props;
  const field = useDraftField<One<Values[Name]> | null>(form, name);
  return <SelectField {...field} {...select} onChange={onChange ?? field.onChange} {...getTexts(props)} />;
}

type Each<Value> = Value extends readonly (infer Item)[] ? Extract<Item, Key> : never;

export function DraftMultiSelect<Values extends object, Name extends keyof Values>(
  props: InDraft<
    Values,
    Name,
    Each<Values[Name]>[],
    ComponentProps<typeof MultiSelectField<Each<Values[Name]>>>
  >,
) {
  const { form, name, onChange, catalog: _, ...select } = props;
  const field = useDraftField<Each<Values[Name]>[]>(form, name);
  const tokens = field.value
    .filter(isUnread)
    .map((value) => ({ value, label: unread.entry(getUnreadText(value)) }));
  return (
    <MultiSelectField
      {...field}
      {...select}
      options={[...select.options, ...tokens]}
      onChange={onChange ?? field.onChange}
      {...getTexts(props)}
    />
  );
}
