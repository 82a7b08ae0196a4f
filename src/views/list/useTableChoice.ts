import { useState } from 'react';
import { PHONE, useMediaQuery } from '../ui/useMediaQuery';
import type { ListChoice } from './useChoice';

/** On a phone the boxes are shown only once asked for. */
export function useTableChoice<Row extends { id: number }>(choice: ListChoice<Row> | undefined) {
  const [isAsked, setAsked] = useState(false);
  const isPhone = useMediaQuery(PHONE);
  const isAny = choice !== undefined && choice.rows.length > 0;
  const isBegun = isAny || (isPhone && isAsked);
  return {
    open: isPhone && !isBegun ? undefined : choice,
    begun: isBegun ? choice : undefined,
    begin: isPhone && choice ? () => setAsked(true) : null,
    end() {
      setAsked(false);
      choice?.choose(choice.rows, false);
    },
  };
}
