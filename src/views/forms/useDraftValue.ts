import { useSelector } from '@tanstack/react-form';
import { isSame } from '../../domain/values/same';
import type { DraftForm } from './useDraftForm';

export function useDraftValue<Values, Value>(
  form: DraftForm<Values>,
  select: (values: Values) => Value,
): Value {
  return useSelector(form.api.store, () => select(form.getValues()), { compare: isSame });
}
