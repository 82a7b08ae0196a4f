import { useSelector, type DeepKeys, type DeepValue } from '@tanstack/react-form';
import type { ReactNode } from 'react';
import type { DraftForm } from './useDraftForm';

/** What a field of `views/shared` needs to edit a value. */
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

type DraftFieldProps<Draft extends object, Name extends DeepKeys<Draft>> = {
  form: DraftForm<Draft>;
  name: Name & string;
  children: (field: Bound<DeepValue<Draft, Name>>) => ReactNode;
};

/**
 * One field of a draft. Its fault shows once a person has changed and left it, or has tried to send the form, and goes
 * as soon as the value is right; what the server said shows at once.
 */
export function DraftField<Draft extends object, Name extends DeepKeys<Draft>>(
  props: DraftFieldProps<Draft, Name>,
) {
  const { form, name, children } = props;
  const { editor, labels, required } = form;
  const { fault, refusal } = useSelector(editor.store, ({ values }) => form.findFault(values, name), {
    compare: (one, other) =>
      one.fault?.text === other.fault?.text && one.refusal?.text === other.refusal?.text,
  });
  return (
    <editor.Field name={name}>
      {(field) => {
        const { isDirty, isBlurred } = field.state.meta;
        const isDue = form.attempts > 0 || (isDirty && isBlurred);
        const shown = refusal ?? (isDue ? fault : undefined);
        return children({
          id: name,
          name,
          label: labels[name] ?? name,
          required: required.has(name),
          error: shown?.text,
          errorLang: shown?.lang,
          value: field.state.value,
          onChange: (value) => {
            // Whoever corrects a field that was right is left alone until leaving it again.
            if (!shown) field.setMeta((meta) => ({ ...meta, isBlurred: false }));
            form.change({ [name]: value } as never);
          },
          onBlur: () => form.leave(field.handleBlur),
        });
      }}
    </editor.Field>
  );
}
