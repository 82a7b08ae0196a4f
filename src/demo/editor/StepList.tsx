import { useState } from 'react';
import type { DraftStep } from '../../../mock-server/demo/recording';
import { Button } from '../../views/ui/Button';
import { useKeepFocus } from '../../views/ui/useKeepFocus';
import { editor as texts } from '../text/editor';
import { useDemo, useDemoState } from '../useDemo';
import { StepEditor } from './StepEditor';
import { changeStep, listOthers, listSteps, moveStep } from './steps';

export function StepList({ onTry }: { onTry: (id: number) => void }) {
  const demo = useDemo();
  const all = useDemoState().recording?.steps ?? [];
  const [open, setOpen] = useState<number | null>(null);
  const steps = listSteps(all);
  const others = listOthers(all);
  const kept = useKeepFocus<HTMLDivElement>(steps.length);
  const change = (id: number, changes: Partial<DraftStep>) =>
    demo.edit({ steps: changeStep(all, id, changes) });

  if (all.length === 0) return <p className="soft">{texts.nothing}</p>;
  return (
    <div {...kept} className="editor-lists">
      <h4>{texts.steps}</h4>
      <ol className="editor-steps">
        {steps.map((step, index) => (
          <StepEditor
            key={step.id}
            step={step}
            number={index + 1}
            count={steps.length}
            isOpen={step.id === open}
            onToggle={() => setOpen(step.id === open ? null : step.id)}
            onChange={(changes) => change(step.id, changes)}
            onMove={(by) => demo.edit({ steps: moveStep(all, step.id, by) })}
            onTry={() => onTry(step.id)}
          />
        ))}
      </ol>
      {others.length > 0 && (
        <details className="demo-events">
          <summary>{texts.others(others.length)}</summary>
          <p className="soft">{texts.othersAbout}</p>
          <ul className="demo-list">
            {others.map(({ id, title }) => (
              <li key={id}>
                <span>{title.trim() || texts.untitled}</span>
                <Button small aria-label={texts.addLabel(title)} onClick={() => change(id, { isStep: true })}>
                  {texts.add}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
