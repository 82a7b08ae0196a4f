import { getNoticeText } from '../../text/notices';
import { shell } from '../../text/shell';
import { formatInstant } from '../../text/ui/dates';
import { xifres } from '../../text/xifres';
import { Button } from '../ui/Button';
import { useKeepFocus } from '../ui/useKeepFocus';
import type { XifresState } from './useXifres';

export function CountStatus({ state }: { state: XifresState }) {
  const { isBusy, isStopped, failed, left, loaded, all, message } = state;
  // Its buttons disappear when pressed.
  const kept = useKeepFocus<HTMLDivElement>(isBusy);
  return (
    <div className="xifres-status" {...kept}>
      {/* The numbers beside it change too often to be read out. */}
      <p role="status">{isBusy ? xifres.counting : describe(state)}</p>
      {isBusy && (
        <>
          <progress aria-label={xifres.progress} max={all} value={loaded} />
          <span aria-hidden="true">{xifres.countedOf(loaded, all)}</span>
          <Button small onClick={state.stop}>
            {xifres.stop}
          </Button>
        </>
      )}
      {isStopped && left > 0 && failed.length === 0 && (
        <Button small onClick={state.again}>
          {xifres.goOn}
        </Button>
      )}
      {!isBusy && failed.length > 0 && (
        <div role="alert" className="xifres-failure">
          <p>
            <b>{xifres.failed(failed.length)}</b> {message && <span>{getSentences(message)}</span>}
          </p>
          <Button small icon="refresh" onClick={state.again}>
            {shell.retry}
          </Button>
        </div>
      )}
    </div>
  );
}

function describe({ isStopped, left, countedAt }: XifresState): string {
  return [
    isStopped && left > 0 && xifres.stopped(left),
    countedAt !== undefined && xifres.countedAt(formatInstant(countedAt)),
  ]
    .filter(Boolean)
    .join(' ');
}

function getSentences(message: Parameters<typeof getNoticeText>[0]): string {
  const { text, lines } = getNoticeText(message);
  return [text, ...lines].map((line) => (/[.!?…]$/.test(line) ? line : `${line}.`)).join(' ');
}
