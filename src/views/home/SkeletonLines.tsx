import { Loading, Skeleton } from '../ui/Skeleton';

export function SkeletonLines({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <div className="skeleton-lines">
        <Skeleton width="long" />
        <Skeleton width="medium" />
        <Skeleton width="long" />
        <Skeleton width="medium" />
      </div>
    </Loading>
  );
}
