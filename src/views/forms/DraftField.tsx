import { useField, useSelector, type DeepKeys, type DeepValue } from '@tanstack/react-form';
import type { ReactNode } from 'react';
import { isSame } from '../../domain/values/same';
import type { DraftForm } from './useDraftForm';

export type Bound<Value> = {
  id: string;
  name: string;
  label: string;
  required: boolean;
  error: string | undefined;
  errorLang: 'es' | undefined;
  note: string | undefined;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
};

/** Field of a draft: own issues show once it was left or submitted, the server's at once. */
export function useDraftField<Value>(form: DraftForm<object>, name: string): Bound<Value> {
  const { api, labels, required } = form;
  const { own, served } = useSelector(api.store, () => form.findIssue(name), { compare: isSame });
  const field = useField({ form: api, name });
  const { isDirty, isBlurred } = field.state.meta;
  const isDue = form.attempts > 0 || (isDirty && isBlurred);
  const shown = served ?? (isDue ? own : undefined);
  return {
    id: name,
    name,
    label: labels[name] ?? name,
    required: required.has(name),
    error: shown?.text,
    errorLang: shown?.lang,
    note: form.findNote(name),
    value: field.state.value,
    onChange: (value) => {
      // A valid field shows no new issue while it is changed, until it is left again.
      if (!shown) field.setMeta((meta) => ({ ...meta, isBlurred: false }));
      form.set(name, value);
    },
    onBlur: () => form.leave(field.handleBlur),
  };
}

type DraftFieldProps<Values extends object, Name extends DeepKeys<Values>> = {
  form: DraftForm<Values>;
  name: Name & string;
  children: (field: Bound<DeepValue<Values, Name>>) => ReactNode;
};

export function DraftField<Values extends object, Name extends DeepKeys<Values>>(
  props: DraftFieldProps<Values, Name>,
) {
  return props.children(useDraftField(props.form, props.name));
}
