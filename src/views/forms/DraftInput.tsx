import type { DeepKeys, DeepValue } from '@tanstack/react-form';
import type { ReactNode } from 'react';
import { NumberField } from '../ui/NumberField';
import { PasswordField } from '../ui/PasswordField';
import { TextAreaField } from '../ui/TextAreaField';
import { TextField } from '../ui/TextField';
import { useDraftField, type Bound } from './DraftField';
import type { DraftForm } from './useDraftForm';

type NameOf<Values, Value> = {
  [Name in DeepKeys<Values>]: DeepValue<Values, Name> extends Value ? Name : never;
}[DeepKeys<Values>];

function inDraft<Value, Props>(Control: (props: Props) => ReactNode) {
  return function DraftInput<Values extends object>(
    props: Omit<Props, keyof Bound<Value>> & {
      form: DraftForm<Values>;
      name: NameOf<Values, Value> & string;
    },
  ) {
    const field = useDraftField<Value>(props.form, props.name);
    return <Control {...(props as Props)} {...field} />;
  };
}

type PasswordProps = Parameters<typeof PasswordField>[0] & { onBlur?: () => void };

/** A password and the button that shows it are left together. */
function Password({ onBlur, ...field }: PasswordProps) {
  return (
    <div onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || onBlur?.()}>
      <PasswordField {...field} />
    </div>
  );
}

export const DraftText = inDraft<string, Parameters<typeof TextField>[0]>(TextField);
export const DraftTextArea = inDraft<string, Parameters<typeof TextAreaField>[0]>(TextAreaField);
export const DraftNumber = inDraft<number | null, Parameters<typeof NumberField>[0]>(NumberField);
export const DraftPassword = inDraft<string, PasswordProps>(Password);
