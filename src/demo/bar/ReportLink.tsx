import { viewer as texts } from '../text/viewer';
import { base } from '../../views/ui/base';
import { getButtonClass } from '../../views/ui/Button';
import { classes } from '../../views/ui/classes';
import { VIEWER_PATH } from '../report/path';

export function ReportLink({ className }: { className?: string }) {
  return (
    <a
      className={classes(getButtonClass({ variant: 'quiet' }), 'demo-button', className)}
      href={base + VIEWER_PATH}
      target="_blank"
      rel="noopener"
    >
      <span>{texts.entry}</span> <span className="sr">{texts.entryNote}</span>
    </a>
  );
}
