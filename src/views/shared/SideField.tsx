import { SIDES, type Side } from '../../domain/pages/antena';
import { antena } from '../../text/antena';
import { SegmentedField } from '../ui/SegmentedField';

type SideFieldProps = {
  /** Null: the address shows another antena or office. */
  value: Side | null;
  numbers?: Readonly<Record<Side, number>> | null;
  onChange: (side: Side) => void;
};

export function SideField({ value, numbers = null, onChange }: SideFieldProps) {
  const options = SIDES.map((side) => ({ value: side, label: antena.side(side, numbers && numbers[side]) }));
  return (
    <SegmentedField
      small
      hideLabel
      label={antena.title}
      options={options}
      value={value}
      onChange={onChange}
    />
  );
}
