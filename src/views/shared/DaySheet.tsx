import { useDaySheet, type DaySheetOwner } from '../../hooks/daySheet';
import type { Query } from '../../domain/values/query';
import { daySheet } from '../../text/daySheet';
import { Button } from '../ui/Button';
import { lazyPart } from '../ui/lazyPart';

const DaySheetPaper = lazyPart('DaySheetPaper', () => import('./DaySheetPaper'), 'needed');

type DaySheetButtonProps = {
  owner: DaySheetOwner;
  query: Query;
};

export function DaySheetButton({ owner, query }: DaySheetButtonProps) {
  const { isBusy, print } = useDaySheet(owner);
  return (
    <Button small icon="print" busy={isBusy ? daySheet.loading : undefined} onClick={() => print(query)}>
      {daySheet.print}
    </Button>
  );
}

/** Stands where print styles keep it: a layout by width differs on paper. */
export function DaySheet({ owner }: { owner: DaySheetOwner }) {
  const { sheet, putAway } = useDaySheet(owner);
  return sheet && <DaySheetPaper sheet={sheet} onPrinted={putAway} />;
}
