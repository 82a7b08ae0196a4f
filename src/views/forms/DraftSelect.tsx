import type { ComponentProps } from 'react';
import { MultiSelectField } from '../ui/MultiSelectField';
import { SelectField } from '../ui/SelectField';
import { fromCatalog, type CatalogState } from './catalog';
import { BoundField, type Bound } from './DraftField';
import type { DraftForm } from './useDraftForm';

type Key = string | number;

type InDraft<Values extends object, Name extends keyof Values, Value, FieldProps> = Omit<
  FieldProps,
  keyof Bound<unknown>
> & {
  form: DraftForm<Values>;
  name: Name & string;
  /** The catalogue that the options come from, if any: it says that they are on their way or did not come. */
  catalog?: CatalogState;
  /** Said while the catalogue is on its way. */
  loadingText?: string;
  /** What choosing does, where it is more than setting the field. */
  onChange?: (value: Value) => void;
};

/** What a field shows of its catalogue; nothing where it has none. */
function showCatalog(props: { catalog?: CatalogState; loadingText?: string }) {
  return 'catalog' in props ? fromCatalog(props.catalog, props.loadingText) : {};
}

type One<Value> = Extract<Value, Key>;

/** A field of a draft that is one of a list. */
export function DraftSelect<Values extends object, Name extends keyof Values>(
  props: InDraft<
    Values,
    Name,
    One<Values[Name]> | null,
    ComponentProps<typeof SelectField<One<Values[Name]>>>
  >,
) {
  const { form, name, onChange, catalog: _, loadingText: __, ...select } = props;
  return (
    <BoundField<One<Values[Name]> | null> form={form} name={name}>
      {(field) => (
        <SelectField {...field} {...select} onChange={onChange ?? field.onChange} {...showCatalog(props)} />
      )}
    </BoundField>
  );
}

type Each<Value> = Value extends readonly (infer Item)[] ? Extract<Item, Key> : never;

/** A field of a draft that is several of a list. */
export function DraftMultiSelect<Values extends object, Name extends keyof Values>(
  props: InDraft<
    Values,
    Name,
    Each<Values[Name]>[],
    ComponentProps<typeof MultiSelectField<Each<Values[Name]>>>
  >,
) {
  const { form, name, onChange, catalog: _, loadingText: __, ...select } = props;
  return (
    <BoundField<Each<Values[Name]>[]> form={form} name={name}>
      {(field) => (
        <MultiSelectField
          {...field}
          {...select}
          onChange={onChange ?? field.onChange}
          {...showCatalog(props)}
        />
      )}
    </BoundField>
  );
}
