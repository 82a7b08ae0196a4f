import { useRef, useState, type MouseEvent } from 'react';
import type { DraftStep } from '../../../mock-server/demo/recording';
import type { Place } from '../../../mock-server/demo/scenario';
import { Button } from '../../views/ui/Button';
import { NumberField } from '../../views/ui/NumberField';
import { SegmentedField } from '../../views/ui/SegmentedField';
import { TextField } from '../../views/ui/TextField';
import { TITLE_LIMIT } from '../panel/limit';
import { editor as texts } from '../text/editor';
import { namePlace } from './place';
import { Picking } from './Picking';

const MOST_TIMES = 20;

const RECORDS = [
  { value: 'any', label: texts.any },
  { value: 'this', label: texts.this },
] as const;

type StepFieldsProps = {
  step: DraftStep;
  isFirst: boolean;
  isLast: boolean;
  onChange: (changes: Partial<DraftStep>) => void;
  onMove: (by: -1 | 1) => void;
  onTry: () => void;
};

export function StepFields({ step, isFirst, isLast, onChange, onMove, onTry }: StepFieldsProps) {
  const { title, hint, record, isThis, times } = step;
  function move({ currentTarget }: MouseEvent<HTMLButtonElement>, by: -1 | 1): void {
    onMove(by);
    // A browser takes the focus away from an element that changes its place.
    setTimeout(() => currentTarget.focus());
  }
  return (
    <>
      <TextField
        label={texts.step}
        help={title.trim() === '' && texts.noTitle}
        value={title}
        maxLength={TITLE_LIMIT}
        onChange={(next) => onChange({ title: next })}
      />
      <TextField
        label={texts.hint}
        help={texts.hintHelp}
        value={hint}
        maxLength={TITLE_LIMIT}
        onChange={(next) => onChange({ hint: next })}
      />
      <Target at={step.at} onChange={(at) => onChange({ at })} />
      <div className="demo-pair">
        {record && (
          <SegmentedField
            label={texts.which}
            small
            value={isThis ? 'this' : 'any'}
            options={RECORDS}
            onChange={(next) => onChange({ isThis: next === 'this' })}
          />
        )}
        <Times times={times} onChange={(next) => onChange({ times: next })} />
      </div>
      <div className="demo-buttons">
        <Button small onClick={onTry}>
          {texts.tryFrom}
        </Button>
        <Button small variant="quiet" icon="trash" onClick={() => onChange({ isStep: false })}>
          {texts.remove}
        </Button>
        <Button
          small
          variant="quiet"
          aria-disabled={isFirst || undefined}
          onClick={(event) => move(event, -1)}
        >
          {texts.up}
        </Button>
        <Button small variant="quiet" aria-disabled={isLast || undefined} onClick={(event) => move(event, 1)}>
          {texts.down}
        </Button>
      </div>
    </>
  );
}

/** Number of times; what is typed meanwhile may be none. */
function Times({ times, onChange }: { times: number; onChange: (times: number) => void }) {
  const [typed, setTyped] = useState<number | null>(times);
  return (
    <NumberField
      label={texts.times}
      value={typed}
      min={1}
      max={MOST_TIMES}
      onChange={(next) => {
        setTyped(next);
        if (next !== null && Number.isInteger(next) && next >= 1) onChange(Math.min(next, MOST_TIMES));
      }}
      onBlur={() => setTyped(times)}
    />
  );
}

function Target({ at, onChange }: { at: readonly Place[]; onChange: (at: Place[]) => void }) {
  const [isPicking, setPicking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  function end(place: Place | null): void {
    if (place) onChange([place]);
    setPicking(false);
    // The panel is hidden meanwhile.
    setTimeout(() => button.current?.focus());
  }
  const [first] = at;
  const name = first ? namePlace(first) : null;
  return (
    <div className="editor-target">
      <p>{first ? (name === null ? texts.someTarget : texts.target(name)) : texts.noTarget}</p>
      <div className="demo-buttons">
        <Button ref={button} small onClick={() => setPicking(true)}>
          {texts.pick}
        </Button>
        {first && (
          <Button
            small
            variant="quiet"
            onClick={() => {
              button.current?.focus();
              onChange([]);
            }}
          >
            {texts.noPick}
          </Button>
        )}
      </div>
      {isPicking && <Picking onEnd={end} />}
    </div>
  );
}
