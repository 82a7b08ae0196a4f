import { useEffect, useRef, useState } from 'react';
import { bar } from '../text/bar';
import { lesson as texts } from '../text/lesson';
import { Button } from '../../views/ui/Button';
import { Icon } from '../../views/ui/Icon';
import { Popover } from '../../views/ui/Popover';
import { classes } from '../../views/ui/classes';
import { DoorLink } from '../door/DoorLink';
import { useDemo, useDemoState } from '../useDemo';
import type { BlankSheet } from '../sheet/sheet';
import { SheetDialog } from '../sheet/SheetDialog';
import { toSheet } from '../sheet/toSheet';
import { sheet as sheetTexts } from '../text/sheet';
import { pointAt } from './pointAt';
import { useTimeInSight } from './useTimeInSight';
import './LessonStrip.css';

/** The present lesson: its next step with a hint, and all its steps. */
export function LessonStrip() {
  const demo = useDemo();
  const { lesson } = useDemoState();
  const [isOpen, setOpen] = useState(false);
  const [sheet, setSheet] = useState<BlankSheet | null>(null);
  const [hint, setHint] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useTimeInSight();

  const next = lesson?.steps.findIndex((_, index) => !lesson.done.includes(index)) ?? -1;
  const step = lesson?.steps[next];
  useEffect(() => setHint(null), [next]);
  if (!lesson) return null;

  function help(): void {
    if (!step) return;
    const isHere = pointAt(step.at === null ? [] : [step.at].flat());
    demo.noteHint();
    setHint([step.hint, step.at && !isHere && texts.hintAway].filter(Boolean).join(' '));
  }
  function openSheet(): void {
    demo.seeLesson(true);
    const now = demo.read().lesson;
    if (now?.course) setSheet(toSheet({ ...now, course: now.course }, Date.now()));
  }
  const { done, steps, title } = lesson;

  return (
    <aside className="lesson" aria-label={texts.title(title)}>
      <p className="lesson-now" role="status">
        <span className="lesson-count">{texts.progress(done.length, steps.length)}</span>
        <b>{step ? step.title : texts.finished}</b>
        {hint !== null && <span className="lesson-hint">{hint}</span>}
      </p>
      <div className="lesson-tools">
        {step && (
          <Button small variant="quiet" icon="bulb" className="demo-button" onClick={help}>
            {texts.hint}
          </Button>
        )}
        <Button
          ref={button}
          small
          variant="quiet"
          className="demo-button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {texts.steps}
        </Button>
        {!step && (
          <>
            <Button small className="demo-button" aria-haspopup="dialog" onClick={openSheet}>
              {sheetTexts.title}
            </Button>
            <DoorLink small className="demo-button">
              {bar.door}
            </DoorLink>
          </>
        )}
        <Button small variant="quiet" className="demo-button" onClick={demo.endLesson}>
          {texts.leave}
        </Button>
      </div>
      {isOpen && (
        <Popover anchor={button} label={texts.title(title)} align="end" onClose={() => setOpen(false)}>
          <StepList />
          <div className="lesson-sheet">
            <Button
              small
              aria-haspopup="dialog"
              onClick={() => {
                button.current?.focus();
                setOpen(false);
                openSheet();
              }}
            >
              {sheetTexts.title}
            </Button>
          </div>
        </Popover>
      )}
      {sheet && <SheetDialog sheet={sheet} onClose={() => setSheet(null)} />}
    </aside>
  );
}

/** The steps with their progress. */
function StepList() {
  const { lesson } = useDemoState();
  if (!lesson) return null;
  return (
    <div className="lesson-steps">
      <h2>{texts.title(lesson.title)}</h2>
      <ol>
        {lesson.steps.map(({ title }, index) => {
          const isDone = lesson.done.includes(index);
          return (
            <li key={index} className={classes(isDone && 'lesson-step-done')}>
              <Icon name={isDone ? 'checkCircle' : 'clock'} />
              <span>
                <span>{title}</span> <span className="sr">{`(${isDone ? texts.done : texts.open})`}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
