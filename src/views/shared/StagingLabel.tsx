import { ui } from '../../text/ui';

/** Marks a staging environment (spec §1). */
export function StagingLabel() {
  return <span className="env">{ui.staging}</span>;
}
