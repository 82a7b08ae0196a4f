import { alta } from '../../../text/alta';
import { Button } from '../../ui/Button';
import type { AltaState } from './useAlta';

/** Progress of the run, with its stop. */
export function RunStatus({ state: { run, stop } }: { state: AltaState }) {
  if (!run) return null;
  const { done, all, isStopping, wait } = run;
  return (
    <>
      <progress aria-label={alta.progress} max={all} value={done} />
      <span>{alta.doneOf(done, all)}</span>
      <Button small busy={isStopping ? alta.stopping : undefined} onClick={stop}>
        {alta.stop}
      </Button>
      {wait !== null && <span className="muted">{alta.waiting(wait)}</span>}
    </>
  );
}
