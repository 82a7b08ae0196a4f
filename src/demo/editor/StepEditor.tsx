import { useId } from 'react';
import type { DraftStep } from '../../../mock-server/demo/recording';
import { joinFacts } from '../../text/ui/words';
import { Icon } from '../../views/ui/Icon';
import { editor as texts } from '../text/editor';
import { StepFields } from './StepFields';

type StepEditorProps = {
  step: DraftStep;
  number: number;
  count: number;
  isOpen: boolean;
  onToggle: () => void;
  onChange: (changes: Partial<DraftStep>) => void;
  onMove: (by: -1 | 1) => void;
  onTry: () => void;
};

export function StepEditor({ step, number, count, isOpen, onToggle, ...rest }: StepEditorProps) {
  const id = useId();
  const { title, hint, isThis, times } = step;
  return (
    <li>
      <button
        type="button"
        className="editor-step"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <span className="editor-number">{number}</span>
        <span>
          <span>{title.trim() || texts.untitled}</span>{' '}
          <small className="sub-line">
            {joinFacts(
              hint.trim() || texts.noHint,
              isThis && texts.thisFact,
              times > 1 && texts.timesFact(times),
            )}
          </small>
        </span>
        <Icon name="chevronDown" small />
      </button>
      <div id={id} className="editor-fields" hidden={!isOpen}>
        {isOpen && <StepFields step={step} isFirst={number === 1} isLast={number === count} {...rest} />}
      </div>
    </li>
  );
}
