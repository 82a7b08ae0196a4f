import { Field, useSelector, type DeepKeys, type DeepValue } from '@tanstack/react-form';
import type { ReactNode } from 'react';
import { isSame } from '../../machines/kit/form/values';
import type { DraftForm } from './useDraftForm';

/** What a field of `views/ui` needs to edit a value. */
export type Bound<Value> = {
  id: string;
  name: string;
  label: string;
  required: boolean;
  error: string | undefined;
  errorLang: 'es' | undefined;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
};

type BoundFieldProps<Value> = {
  form: DraftForm<object>;
  name: string;
  children: (field: Bound<Value>) => ReactNode;
};

/**
 * One field of a draft, whose value the caller knows. Its issue shows once a person has changed and left it, or has tried
 * to send the form, and goes as soon as the value is right; what the server said shows at once.
 */
export function BoundField<Value>({ form, name, children }: BoundFieldProps<Value>) {
  const { api, labels, required } = form;
  const { own, served } = useSelector(api.store, () => form.findIssue(name), { compare: isSame });
  return (
    <Field form={api} name={name}>
      {(field) => {
        const { isDirty, isBlurred } = field.state.meta;
        const isDue = form.attempts > 0 || (isDirty && isBlurred);
        const shown = served ?? (isDue ? own : undefined);
        return children({
          id: name,
          name,
          label: labels[name] ?? name,
          required: required.has(name),
          error: shown?.text,
          errorLang: shown?.lang,
          value: field.state.value,
          onChange: (value) => {
            // A field that was right is being corrected: nothing is said until it is left again.
            if (!shown) field.setMeta((meta) => ({ ...meta, isBlurred: false }));
            form.set(name, value);
          },
          onBlur: () => form.leave(field.handleBlur),
        });
      }}
    </Field>
  );
}

type DraftFieldProps<Values extends object, Name extends DeepKeys<Values>> = {
  form: DraftForm<Values>;
  name: Name & string;
  children: (field: Bound<DeepValue<Values, Name>>) => ReactNode;
};

/** The same for a field whose name says what its value is. */
export function DraftField<Values extends object, Name extends DeepKeys<Values>>(
  props: DraftFieldProps<Values, Name>,
) {
  return <BoundField {...props} />;
}
