import { lines } from '../../../text/lines';
import type { Run } from '../../shared/run';
import { RunBar } from '../../shared/RunBar';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { TextAreaField } from '../../ui/TextAreaField';

type PasteCardProps = {
  state: {
    text: string;
    rows: readonly unknown[];
    ready: readonly unknown[];
    isBusy: boolean;
    isCreating: boolean;
    run: Run | undefined;
    type: (text: string) => void;
    create: () => void;
    stop: () => void;
  };
  label: string;
  help: readonly [string, string];
};

export function PasteCard({ state, label, help: [columns, more] }: PasteCardProps) {
  const { text, rows, ready, isBusy, isCreating } = state;
  return (
    <Card className="alta-card">
      <div inert={isBusy}>
        <TextAreaField
          id="alta-text"
          label={label}
          help={
            <>
              <span>{columns}</span> <span>{more}</span>
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
            busy={isCreating ? lines.creating : undefined}
            aria-disabled={ready.length === 0 || isBusy || undefined}
            onClick={state.create}
          >
            {lines.create(ready.length)}
          </Button>
        </RunBar>
        <p role="status">{isCreating ? '' : lines.counted(ready.length, rows.length - ready.length)}</p>
      </div>
    </Card>
  );
}
