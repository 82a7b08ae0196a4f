import { useDaySheet, type DaySheetOwner } from '../../hooks/daySheet';
import type { Query } from '../../domain/values/query';
import { daySheet } from '../../text/daySheet';
import { Button } from '../ui/Button';
import { lazyPart } from '../ui/lazyPart';

const DaySheetPaper = lazyPart('DaySheetPaper', () => import('./DaySheetPaper'), 'needed');

type DaySheetButtonProps = {
  owner: DaySheetOwner;
  /** Of which day, and of whom. */
  query: Query;
};

/** Asks for a day's appointments on paper. */
export function DaySheetButton({ owner, query }: DaySheetButtonProps) {
  const { isBusy, print } = useDaySheet(owner);
  return (
    <Button small icon="print" busy={isBusy ? daySheet.loading : undefined} onClick={() => print(query)}>
      {daySheet.print}
    </Button>
  );
}

/**
 * Prints what was asked for as soon as it has come; it is on the page for as long as that takes. It stands where printing
 * itself takes nothing away: a layout that depends on the width has another one on paper.
 */
export function DaySheet({ owner }: { owner: DaySheetOwner }) {
  const { sheet, putAway } = useDaySheet(owner);
  return sheet && <DaySheetPaper sheet={sheet} onPrinted={putAway} />;
}
