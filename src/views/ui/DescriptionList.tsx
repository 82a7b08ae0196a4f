import { useState, type ReactNode } from 'react';
import { ui } from '../../text/ui/components';
import { Button } from './Button';
import { classes } from './classes';

export interface Description {
  label: string;
  value: ReactNode;
  /** The whole width, for long texts. */
  wide?: boolean | undefined;
  /** The whole width on a phone. */
  full?: boolean | undefined;
  strong?: boolean | undefined;
  /** Folded away on a phone. */
  minor?: boolean | undefined;
}

interface DescriptionListProps {
  items: readonly Description[];
  /** Label and value side by side, one a line, for a narrow card. */
  rows?: boolean | undefined;
}

function isEmpty(value: ReactNode) {
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

/** Labels with their values; an empty value shows as '-'. */
export function DescriptionList({ items, rows }: DescriptionListProps) {
  const [open, setOpen] = useState(false);
  const folds = items.some((item) => item.minor);
  return (
    <>
      <dl className={classes(rows ? 'dl-rows' : 'dl', folds && !open && 'dl-folded')}>
        {items.map(({ label, value, wide, full, strong, minor }) => (
          <div
            key={label}
            className={classes(wide && 'wide', (wide || full) && 'full', minor && 'minor') || undefined}
          >
            <dt>{label}</dt>
            <dd className={strong ? 'strong' : undefined}>{isEmpty(value) ? ui.empty : value}</dd>
          </div>
        ))}
      </dl>
      {folds && (
        <div className="only-phone">
          <Button variant="quiet" small aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? ui.showLess : ui.showAll}
          </Button>
        </div>
      )}
    </>
  );
}
