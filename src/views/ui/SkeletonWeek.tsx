import { Loading, Skeleton } from './Skeleton';

const DAYS = [2, 3, 1, 3, 2];

export function SkeletonWeek({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <div className="skeleton-week">
        {DAYS.map((blocks, day) => (
          <div key={day}>
            <Skeleton width="medium" />
            {Array.from({ length: blocks }, (_, block) => (
              <Skeleton key={block} width="control" />
            ))}
          </div>
        ))}
      </div>
    </Loading>
  );
}
