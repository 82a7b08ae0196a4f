import type { ReactNode } from 'react';
import { ui } from '../../text/ui/components';

interface DemoBarProps {
  /** What must not be overlooked. */
  note: string;
  /** Left out on a phone. */
  more?: string | undefined;
  /** Buttons and menus. */
  children?: ReactNode;
}

/** The strip above everything that only the demonstration has. */
export function DemoBar({ note, more, children }: DemoBarProps) {
  return (
    <aside className="demo" aria-label={ui.demo}>
      <span>
        <b>{note}</b>
        {more && <span className="long"> · {more}</span>}
      </span>
      {children && <div className="demo-tools">{children}</div>}
    </aside>
  );
}
