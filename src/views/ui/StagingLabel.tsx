import { first } from '../../text/ui/firstPage';

/** Marks a staging environment (spec §1). */
export function StagingLabel() {
  return <span className="env">{first.staging}</span>;
}
