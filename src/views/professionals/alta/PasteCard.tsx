import { alta } from '../../../text/alta';
import { RunBar } from '../../shared/RunBar';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { TextAreaField } from '../../ui/TextAreaField';
import type { AltaState } from './useAlta';

/** The pasted lines, and the button that creates the people of those without an issue. */
export function PasteCard({ state }: { state: AltaState }) {
  const { text, rows, ready, phase, isBusy } = state;
  const isCreating = phase === 'creating';
  return (
    <Card className="alta-card">
      <div inert={isBusy}>
        <TextAreaField
          id="alta-text"
          label={alta.paste}
          help={
            <>
              <span>{alta.columns}</span> <span>{alta.surnames}</span>
            </>
          }
          rows={8}
          value={text}
          onChange={state.type}
        />
      </div>
      <div className="alta-status">
        <RunBar run={state.run} isBusy={isCreating} onStop={state.stop}>
          <Button
            variant="primary"
            busy={isCreating ? alta.creating : undefined}
            aria-disabled={ready.length === 0 || isBusy || undefined}
            onClick={state.create}
          >
            {alta.create(ready.length)}
          </Button>
        </RunBar>
        <p role="status">{isCreating ? '' : alta.counted(ready.length, rows.length - ready.length)}</p>
      </div>
    </Card>
  );
}
