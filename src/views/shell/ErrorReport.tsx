import { useEffect, useRef, useState } from 'react';
import type { Report } from '../../machines/services/report';
import { getNoticeText } from '../../text/notices';
import { report as texts } from '../../text/report';
import { Button } from '../ui/Button';
import { ReportText } from './ReportText';

type ErrorReportProps = {
  reference: string | undefined;
  collect: () => Promise<Report>;
  onSave: (report: Report) => void;
};

/** On the error screen: the reference, and the session report to read before saving it. */
export function ErrorReport({ reference, collect, onSave }: ErrorReportProps) {
  const [report, setReport] = useState<Report | 'failed' | null>(null);
  const save = useRef<HTMLButtonElement>(null);
  // The pressed button is gone.
  useEffect(() => save.current?.focus(), [report]);
  const ask = (): void => void collect().then(setReport, () => setReport('failed'));
  return (
    <>
      {reference !== undefined && <p>{texts.reference(reference)}</p>}
      {report === null || report === 'failed' ? (
        <Button aria-label={texts.ask} onClick={ask}>
          {texts.short}
        </Button>
      ) : (
        <>
          <p>{texts.holds(report.events, report.differences)}</p>
          <ReportText text={report.text} />
          <Button ref={save} onClick={() => onSave(report)}>
            {texts.save}
          </Button>
        </>
      )}
      {report === 'failed' && <p role="alert">{getNoticeText({ key: 'report.failed' }).text}</p>}
    </>
  );
}
