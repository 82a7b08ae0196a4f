import { Loading, Skeleton } from './Skeleton';

/** Blocks of each working day. */
const DAYS = [2, 3, 1, 3, 2];

/** Layout of a calendar's week while it loads. */
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
