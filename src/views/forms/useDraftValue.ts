import { useSelector } from '@tanstack/react-form';
import type { DraftForm } from './useDraftForm';
import { isSame } from './values';

/** Something of the draft that other fields depend on. */
export function useDraftValue<Draft extends object, Value>(
  form: DraftForm<Draft>,
  select: (draft: Draft) => Value,
): Value {
  return useSelector(form.editor.store, ({ values }) => select(values), { compare: isSame });
}
