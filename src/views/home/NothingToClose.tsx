import { Icon } from '../ui/Icon';

export function NothingToClose({ children }: { children: string }) {
  return (
    <p className="todo-done">
      <Icon name="checkCircle" />
      <span>{children}</span>
    </p>
  );
}
