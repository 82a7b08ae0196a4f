import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { bar } from '../text/bar';
import { lesson as texts } from '../text/lesson';
import { Button } from '../../views/ui/Button';
import { IconButton } from '../../views/ui/IconButton';
import { Popover } from '../../views/ui/Popover';
import { classes } from '../../views/ui/classes';
import { RestartButton } from '../bar/RestartButton';
import { DoorLink } from '../door/DoorLink';
import { useDemo, useDemoState } from '../useDemo';
import { useKept } from '../useKept';
import type { BlankSheet } from '../sheet/sheet';
import { SheetDialog } from '../sheet/SheetDialog';
import { toSheet } from '../sheet/toSheet';
import { sheet as sheetTexts } from '../text/sheet';
import { pointAt, stopPointing } from './pointAt';
import { StepList } from './StepList';
import { followHeight } from './stripHeight';
import { useTimeInSight } from './useTimeInSight';
import './LessonStrip.css';

export function LessonStrip() {
  const demo = useDemo();
  const { lesson } = useDemoState();
  const [isSmall, setSmall] = useKept('small');
  const [isOpen, setOpen] = useState(false);
  const [sheet, setSheet] = useState<BlankSheet | null>(null);
  const [hint, setHint] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useTimeInSight();

  const next = lesson?.steps.findIndex((_, index) => !lesson.done.includes(index)) ?? -1;
  const step = lesson?.steps[next];
  useEffect(() => {
    setHint(null);
    stopPointing();
  }, [next]);
  if (!lesson) return null;

  function help(): void {
    if (!step) return;
    // The text takes its room before something is pointed at.
    flushSync(() => setHint(step.hint ?? ''));
    const pointed = step.at === null ? 'shown' : pointAt([step.at].flat());
    demo.noteHint();
    setHint([step.hint, texts.pointed[pointed]].filter(Boolean).join(' '));
  }
  function openSheet(): void {
    demo.seeLesson(true);
    const now = demo.read().lesson;
    if (now?.course) setSheet(toSheet({ ...now, course: now.course }, Date.now()));
  }
  const { done, steps, title } = lesson;

  return (
    <aside
      ref={followHeight}
      className={classes('lesson', isSmall && 'lesson-small')}
      aria-label={texts.title(title)}
    >
      <p className="lesson-now" role="status">
        <span className="lesson-count">{texts.progress(done.length, steps.length)}</span>
        <b>{step ? step.title : texts.finished}</b>
        {hint && !isSmall && <span className="lesson-hint">{hint}</span>}
      </p>
      {!isSmall && (
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
          <RestartButton small variant="quiet" className="demo-button" />
          <Button small variant="quiet" className="demo-button" onClick={demo.endLesson}>
            {texts.leave}
          </Button>
        </div>
      )}
      <div className="lesson-end">
        <IconButton
          icon="chevronDown"
          label={isSmall ? texts.enlarge : texts.shrink}
          className="lesson-size"
          aria-expanded={!isSmall}
          onClick={() => setSmall(!isSmall)}
        />
      </div>
      {isOpen && !isSmall && (
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
