import { useSelector } from '@xstate/react';
import { useService } from '../../hooks/data';
import { report as texts } from '../../text/report';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import './ReportDialog.css';

/** What the session report holds, before it is saved. */
export function ReportDialog() {
  const actor = useService('report');
  const report = useSelector(actor, (snapshot) => snapshot?.context.report ?? null);
  const isOpen = useSelector(actor, (snapshot) => snapshot?.hasTag('open') ?? false);
  if (!actor || !report) return null;
  return (
    <ConfirmDialog
      open={isOpen}
      variant="primary"
      title={texts.title}
      question={texts.holds(report.events, report.differences)}
      item={
        <label className="report-text">
          {texts.content}
          <textarea readOnly rows={10} value={report.text} />
        </label>
      }
      confirmLabel={texts.save}
      onConfirm={() => actor.send({ type: 'report.save' })}
      onCancel={() => actor.send({ type: 'report.close' })}
    />
  );
}
