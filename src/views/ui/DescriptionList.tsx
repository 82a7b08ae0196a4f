import type { ReactNode } from 'react';
import { ui } from '../../text/ui/components';
import { classes } from './classes';
import { isEmpty } from './isEmpty';
import { LineLink } from './LineLink';
import './DescriptionList.css';

export type Description = {
  label: string;
  value: ReactNode;
  /** Whole width, for long texts. */
  wide?: boolean | undefined;
  full?: boolean | undefined;
  strong?: boolean | undefined;
  href?: string | undefined;
};

type DescriptionListProps = {
  items: readonly Description[];
  rows?: boolean | undefined;
  /** One label and value among fields, as tall as they are. */
  field?: boolean | undefined;
};

/** An empty value shows as '-'. */
export function DescriptionList({ items, rows, field }: DescriptionListProps) {
  return (
    <dl className={rows ? 'description-rows' : field ? 'description-field' : 'description-list'}>
      {items.map(({ label, value, wide, full, strong, href }) => (
        <div
          key={label}
          className={classes(wide && 'description-wide', (wide || full) && 'description-full') || undefined}
        >
          <dt>{label}</dt>
          <dd className={strong ? 'strong' : undefined}>
            {isEmpty(value) ? ui.empty : href ? <LineLink href={href}>{value}</LineLink> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
