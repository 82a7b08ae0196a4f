import type { ReactNode } from 'react';
import { lazyPart } from './lazyPart';
import { Brand, StagingLabel } from './Mark';
import './PublicShell.css';

// A constant element, so that the prerendered floor stays while its code loads.
const TileFloor = lazyPart('TileFloor', () => import('./TileFloor'));
const FLOOR = <TileFloor />;

type PublicShellProps = {
  staging?: boolean | undefined;
  tools?: ReactNode;
  banner?: ReactNode;
  children: ReactNode;
};

export function PublicShell({ staging, tools, banner, children }: PublicShellProps) {
  return (
    <div className="public">
      {banner}
      <div className="public-body">
        <header className="public-art">
          {FLOOR}
          <p className="brand">
            <Brand />
          </p>
        </header>
        <main className="public-main" id="contingut" tabIndex={-1}>
          <div className="public-top">
            {staging && <StagingLabel />}
            {tools}
          </div>
          <div className="public-form">{children}</div>
        </main>
      </div>
    </div>
  );
}
