import { report as texts } from '../../text/report';
import './ReportText.css';

export function ReportText({ text }: { text: string }) {
  return (
    <label className="report-text">
      <span>{texts.content}</span>
      <textarea readOnly rows={10} value={text} />
    </label>
  );
}
