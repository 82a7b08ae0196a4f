import { useState } from 'react';
import { PHONE, useMediaQuery } from '../ui/useMediaQuery';
import type { ListChoice } from './useChoice';

/** Whether the boxes and the bar of the chosen rows are shown; on a phone the boxes only once asked for. */
export function useTableChoice<Row extends { id: number }>(choice: ListChoice<Row> | undefined) {
  const [isAsked, setAsked] = useState(false);
  const isPhone = useMediaQuery(PHONE);
  const isAny = choice !== undefined && choice.rows.length > 0;
  const isBegun = isAny || (isPhone && isAsked);
  return {
    /** The choice, where rows can be chosen now. */
    open: isPhone && !isBegun ? undefined : choice,
    /** The choice, where its bar is shown. */
    begun: isBegun ? choice : undefined,
    begin: isPhone && choice ? () => setAsked(true) : null,
    end() {
      setAsked(false);
      choice?.choose(choice.rows, false);
    },
  };
}
