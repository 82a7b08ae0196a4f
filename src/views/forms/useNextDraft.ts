import { useEffect, useRef } from 'react';
import { focusField } from '../ui/focusField';
import type { DraftForm } from './useDraftForm';

/** Focuses a field when the next draft has taken the place of a saved one. */
export function useNextDraft({ api }: Pick<DraftForm<object>, 'api'>, field: string): void {
  const first = useRef(api);
  useEffect(() => {
    if (first.current === api) return;
    first.current = api;
    focusField(field);
  }, [api, field]);
}
