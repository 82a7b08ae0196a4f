import { Icon } from '../ui/Icon';

/** In the place of what would wait to be closed. */
export function NothingToClose({ children }: { children: string }) {
  return (
    <p className="todo-done">
      <Icon name="checkCircle" />
      {children}
    </p>
  );
}
