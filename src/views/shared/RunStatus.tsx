import { run as texts } from '../../text/run';
import { Button } from '../ui/Button';
import type { Run } from './run';

export function RunStatus({ run, onStop }: { run: Run; onStop: () => void }) {
  const { done, all, isStopping, wait } = run;
  return (
    <>
      <progress aria-label={texts.progress} max={all} value={done} />
      <span>{texts.doneOf(done, all)}</span>
      <Button small busy={isStopping ? texts.stopping : undefined} onClick={onStop}>
        {texts.stop}
      </Button>
      {wait !== null && <span className="muted">{texts.waiting(wait)}</span>}
    </>
  );
}
