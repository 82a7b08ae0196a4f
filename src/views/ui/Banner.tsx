import type { ReactNode } from 'react';
import { ui } from '../../text/ui/components';
import './Banner.css';

type BannerProps = {
  note: string;
  /** Part that is hidden on a phone. */
  more?: string | undefined;
  children?: ReactNode;
};

export function Banner({ note, more, children }: BannerProps) {
  return (
    <aside className="banner" aria-label={ui.demo}>
      <span>
        <b>{note}</b>
        {more && <span className="banner-more">{` · ${more}`}</span>}
      </span>
      {children && <div className="banner-tools">{children}</div>}
    </aside>
  );
}
