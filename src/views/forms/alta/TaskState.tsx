import type { BatchResult } from '../../../machines/kit/batch';
import { getNoticeText } from '../../../text/notices';
import { getServerWords } from '../../../text/validation';
import type { Words } from '../../../text/ui/words';
import { Icon } from '../../ui/Icon';
import type { TaskView } from './useLines';

type Failed = Exclude<BatchResult, { state: 'done' }>;

/** Reasons of a failed task: of its fields, else of the call. */
function listReasons({ failure, message }: Failed): Words[] {
  const ofFields = Object.values(failure.fields).map(getServerWords);
  if (ofFields.length > 0) return ofFields;
  const { text, lang, lines } = getNoticeText(message);
  return [{ text, ...(lang === 'es' && { lang }) }, ...lines.map((line) => ({ text: line }))];
}

type TaskStateProps = {
  view: TaskView;
  words: { pending: string; busy: string; done: string };
};

export function TaskState({ view, words }: TaskStateProps) {
  if (view.state === 'failed' || view.state === 'unsure') return <Issues texts={listReasons(view)} />;
  return (
    <span className="alta-state">
      {view.state === 'done' && <Icon name="check" small />}
      {view.state === 'busy' && <Icon name="spinner" small className="icon-spin" />}
      <span>{words[view.state]}</span>
    </span>
  );
}

export function Issues({ texts }: { texts: readonly Words[] }) {
  return (
    <ul className="alta-issues">
      {texts.map(({ text, lang }) => (
        <li key={text} lang={lang}>
          <Icon name="warning" small />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
