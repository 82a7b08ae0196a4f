import type { ReactNode } from 'react';
import { ui } from '../../text/ui/components';
import './Banner.css';

type BannerProps = {
  /** What must not be overlooked. */
  note: string;
  /** Left out on a phone. */
  more?: string | undefined;
  /** Buttons and menus. */
  children?: ReactNode;
};

/** The strip above everything that only the demonstration has. */
export function Banner({ note, more, children }: BannerProps) {
  return (
    <aside className="banner" aria-label={ui.demo}>
      <span>
        <b>{note}</b>
        {more && <span className="banner-more"> · {more}</span>}
      </span>
      {children && <div className="banner-tools">{children}</div>}
    </aside>
  );
}
