import { xifresReport as texts } from '../../text/xifresReport';
import { CopyButton } from '../shared/CopyButton';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import type { XifresState } from './useXifres';

/** Text and table of the period, to paste into a document, once all rows are read. */
export function ReportCard({ state, onClose }: { state: XifresState; onClose: () => void }) {
  const { report, periode, pair, isStopped, failed } = state;
  const isHalf = isStopped || failed.length > 0;
  return (
    <Card title={texts.title(periode, pair.now)}>
      <div className="xifres-report">
        {report === null && <p className="muted">{isHalf ? texts.unread : texts.reading}</p>}
        {report !== null && <p>{report.text ?? texts.empty}</p>}
        <div className="xifres-more">
          {report !== null && report.text !== null && (
            <>
              <CopyButton
                text={report.tsv}
                html={report.html}
                label={texts.copyTable}
                copied={texts.copiedTable}
              />
              <CopyButton text={report.text} label={texts.copyText} copied={texts.copiedText} />
            </>
          )}
          <Button variant="quiet" onClick={onClose}>
            {texts.close}
          </Button>
        </div>
        {report !== null && report.text !== null && <p className="muted">{texts.help}</p>}
      </div>
    </Card>
  );
}
