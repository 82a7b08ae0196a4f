import type { ReactNode } from 'react';
import { ui } from '../../../text/ui/components';

export function stackFacts(first: string | null, second: string | null): ReactNode {
  if (!first && !second) return null;
  return (
    <div className="alta-facts">
      <span>{first || ui.empty}</span>
      {second && <span className="sub-line">{second}</span>}
    </div>
  );
}
