import { FieldGrid } from './FieldGrid';
import { Loading, Skeleton } from './Skeleton';

type SkeletonFormProps = {
  label: string;
  /** Fields, or the values of a detail. */
  fields?: number | undefined;
};

/** The layout of a form or a detail before its record arrives. */
export function SkeletonForm({ label, fields = 8 }: SkeletonFormProps) {
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
