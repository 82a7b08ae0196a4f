import { useId } from 'react';
import { listTasks, type Task } from '../../domain/pages/ajuda';
import { useViewer } from '../../hooks/data';
import { ajuda, tasks as texts } from '../../text/ajuda';
import { pageTitles } from '../../text/pageTitles';
import { Card } from '../ui/Card';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';

export function TaskCards() {
  return listTasks(useViewer().permissions).map(({ group, tasks }) => (
    <Card key={group} title={ajuda.groups[group]}>
      <div className="help-tasks">
        {tasks.map((task) => (
          <TaskText key={task.name} task={task} />
        ))}
      </div>
    </Card>
  ));
}

function TaskText({ task: { name, path, screen } }: { task: Task }) {
  const id = useId();
  const { title, text } = texts[name];
  return (
    <article className="help-task" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p>{text}</p>
      <Link className="help-link" href={path} aria-describedby={id}>
        <span>{pageTitles[screen]}</span>
        <Icon name="chevronRight" small />
      </Link>
    </article>
  );
}
