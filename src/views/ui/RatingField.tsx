import { useId } from 'react';
import { ui } from '../../text/ui/components';
import type { FieldProps } from './Field';
import { FieldSet } from './FieldSet';
import './radios.css';

const VALUES = [1, 2, 3, 4, 5];

type RatingFieldProps = {
  value: number | null;
  onChange: (value: number) => void;
} & FieldProps;

export function RatingField(props: RatingFieldProps) {
  const { value, onChange } = props;
  const group = useId();
  return (
    <FieldSet {...props} radios>
      <div className="rating">
        <span>{ui.ratingLow}</span>
        {VALUES.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={props.name ?? group}
              value={each}
              checked={each === value}
              disabled={props.disabled}
              aria-label={ui.ratingOf(each)}
              onChange={() => onChange(each)}
            />
            <span>{each}</span>
          </label>
        ))}
        <span>{ui.ratingHigh}</span>
      </div>
    </FieldSet>
  );
}
