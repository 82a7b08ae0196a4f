import type { ReactNode } from 'react';
import './Skeleton.css';

type SkeletonProps = {
  width?: 'short' | 'medium' | 'long' | 'full' | 'control' | undefined;
};

export function Skeleton({ width = 'full' }: SkeletonProps) {
  return <span className={`skeleton skeleton-${width}`} />;
}

/** Names the loading content around skeletons, which appear after a moment. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <p className="sr" role="status">
        {label}
      </p>
      <div className="late" aria-hidden="true">
        {children}
      </div>
    </div>
  );
}
