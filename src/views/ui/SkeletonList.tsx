import { Loading, Skeleton } from './Skeleton';

type SkeletonListProps = {
  /** What is loading: 'Carregant les assessories…'. */
  label: string;
  rows?: number | undefined;
};

/** The layout of a list before its rows arrive. */
export function SkeletonList({ label, rows = 8 }: SkeletonListProps) {
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
