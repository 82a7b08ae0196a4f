import { first } from '../../text/ui/firstPage';
import { Icon } from './Icon';

export function ThemeToggle({ onToggle }: { onToggle: () => void }) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={first.toggleTheme}
      title={first.toggleTheme}
      onClick={onToggle}
    >
      <Icon name="theme" />
    </button>
  );
}
