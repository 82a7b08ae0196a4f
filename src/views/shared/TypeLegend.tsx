import type { ReactNode } from 'react';
import { TIPUS, type Tipus } from '../../domain/values/options';
import { calendar } from '../../text/calendar';
import { getLabel } from '../../text/options';
import { TypeTile } from './TypeTile';
import './TypeLegend.css';

type TypeLegendProps = {
  shown: readonly Tipus[];
  onChange: (shown: Tipus[]) => void;
  slots: boolean;
  onSlots: (shown: boolean) => void;
  children?: ReactNode;
};

export function TypeLegend({ shown, onChange, slots, onSlots, children }: TypeLegendProps) {
  return (
    <div className="type-legend">
      <fieldset>
        <legend className="sr">{calendar.shownTypes}</legend>
        {TIPUS.map((tipus) => (
          <label key={tipus}>
            <input
              className="sr"
              type="checkbox"
              checked={shown.includes(tipus)}
              onChange={({ target }) =>
                onChange(TIPUS.filter((each) => (each === tipus ? target.checked : shown.includes(each))))
              }
            />
            <TypeTile tipus={tipus} />
            <span>{getLabel('tipus', tipus)}</span>
          </label>
        ))}
        <label>
          <input
            className="sr"
            type="checkbox"
            checked={slots}
            onChange={({ target }) => onSlots(target.checked)}
          />
          <span className="type-legend-free" aria-hidden="true" />
          <span>{calendar.slots}</span>
        </label>
      </fieldset>
      {children && <div className="type-legend-end">{children}</div>}
    </div>
  );
}
