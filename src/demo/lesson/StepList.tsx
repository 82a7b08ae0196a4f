import { Icon } from '../../views/ui/Icon';
import { classes } from '../../views/ui/classes';
import { lesson as texts } from '../text/lesson';
import { useDemoState } from '../useDemo';

export function StepList() {
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
