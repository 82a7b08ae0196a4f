import type { ReactNode } from 'react';
import './Skeleton.css';

type SkeletonProps = {
  width?: 'short' | 'medium' | 'long' | 'full' | 'control' | undefined;
};

/** A grey bar in the place of a text that is still to come. */
export function Skeleton({ width = 'full' }: SkeletonProps) {
  return <span className={`skeleton skeleton-${width}`} />;
}

/** Around skeletons: says what is loading, and shows nothing for the first moment. */
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
