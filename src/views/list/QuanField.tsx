import { QUANS, type Quan } from '../../domain/pages/near';
import { lists } from '../../text/lists';
import { SegmentedField } from '../ui/SegmentedField';
import type { ListState } from './useList';

const OPTIONS = QUANS.map((value) => ({ value, label: lists.quans[value] }));

export function QuanField({ list, quan }: { list: ListState; quan: Quan }) {
  return (
    <SegmentedField small hideLabel label={lists.quan} options={OPTIONS} value={quan} onChange={list.show} />
  );
}
