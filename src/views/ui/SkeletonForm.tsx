import { FieldGrid } from './FieldGrid';
import { Loading, Skeleton } from './Skeleton';

export function SkeletonForm({ label, fields = 8 }: { label: string; fields?: number }) {
  return (
    <Loading label={label}>
      <div className="form-section">
        <FieldGrid>
          {Array.from({ length: fields }, (_, field) => (
            <div key={field} className="field field-span-6">
              <Skeleton width="short" />
              <Skeleton width="control" />
            </div>
          ))}
        </FieldGrid>
      </div>
    </Loading>
  );
}
