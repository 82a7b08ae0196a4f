import { useEffect, useRef } from 'react';
import { focusField } from '../ui/focusField';
import type { DraftForm } from './useDraftForm';

export function useNextDraft({ api }: Pick<DraftForm<object>, 'api'>, field: string): void {
  const first = useRef(api);
  useEffect(() => {
    if (first.current === api) return;
    first.current = api;
    focusField(field);
  }, [api, field]);
}
