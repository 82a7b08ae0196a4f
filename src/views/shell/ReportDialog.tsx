import { useSelector } from '@xstate/react';
import { useService } from '../../hooks/services';
import { report as texts } from '../../text/report';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { ReportText } from './ReportText';

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
      item={<ReportText text={report.text} />}
      confirmLabel={texts.save}
      onConfirm={() => actor.send({ type: 'report.save' })}
      onCancel={() => actor.send({ type: 'report.close' })}
    />
  );
}
