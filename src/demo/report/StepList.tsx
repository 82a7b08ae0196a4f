import { memo, useEffect, useRef, type KeyboardEvent } from 'react';
import { getTime } from '../../domain/values/madrid';
import type { Answer, Step } from '../../journal/steps';
import { viewer as texts } from '../text/viewer';
import { classes } from '../../views/ui/classes';

type StepListProps = { steps: readonly Step[]; index: number; onSelect: (index: number) => void };

/** Steps per page of the keyboard. */
const PAGE = 10;

const MOVES: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  PageDown: (index) => index + PAGE,
  PageUp: (index) => index - PAGE,
  Home: () => 0,
  End: (_, last) => last,
};

const getId = (number: number): string => `step-${number}`;

/** List of all events; a pointer or the arrow keys choose one. */
export function StepList({ steps, index, onSelect }: StepListProps) {
  const list = useRef<HTMLDivElement>(null);
  const last = steps.length - 1;
  const chosen = steps[index];

  useEffect(() => {
    const { current } = list;
    const option = current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (!current || !option) return;
    // scrollIntoView would scroll the page too.
    const { offsetTop: top, offsetHeight: height } = option;
    const lowest = top + height - current.clientHeight;
    current.scrollTop = Math.min(top, Math.max(current.scrollTop, lowest));
  }, [index, steps]);

  function onKeyDown(event: KeyboardEvent): void {
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    onSelect(Math.min(last, Math.max(0, move(index, last))));
  }

  return (
    <section className="viewer-steps" aria-labelledby="steps">
      <h2 id="steps">{texts.steps}</h2>
      <div className="step step-head" aria-hidden="true">
        {texts.columns.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <div
        ref={list}
        className="step-list"
        role="listbox"
        tabIndex={0}
        aria-labelledby="steps"
        aria-activedescendant={chosen && getId(chosen.number)}
        onKeyDown={onKeyDown}
      >
        {steps.map((step, at) => (
          <Option key={step.number} step={step} at={at} isChosen={at === index} onSelect={onSelect} />
        ))}
      </div>
    </section>
  );
}

type OptionProps = { step: Step; at: number; isChosen: boolean; onSelect: (index: number) => void };

const Option = memo(function StepOption({ step, at, isChosen, onSelect }: OptionProps) {
  const { number, reference, time, entry, answer } = step;
  return (
    <div
      id={getId(number)}
      className={classes('step', answer?.isDone === false && 'step-failed')}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onClick={() => onSelect(at)}
    >
      <span className="strong">{reference}</span>
      <span>{time === null ? texts.noTime : getTime(time)}</span>
      <span>{entry.stream}</span>
      <span>{entry.event.type}</span>
      <span>{answer && getAnswer(answer)}</span>
    </div>
  );
});

function getAnswer({ isDone, status, kind }: Answer): string {
  return isDone ? texts.answered : texts.failed(String(status ?? kind ?? ''));
}
