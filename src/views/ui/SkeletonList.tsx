import { Loading, Skeleton } from './Skeleton';

export function SkeletonList({ label, rows = 8 }: { label: string; rows?: number }) {
  return (
    <Loading label={label}>
      <div className="skeleton-rows">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row}>
            <Skeleton />
            <Skeleton width={row % 2 ? 'long' : 'medium'} />
            <Skeleton width="long" />
            <Skeleton width="medium" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
