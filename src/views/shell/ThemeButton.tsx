import { toggleTheme } from '../../hooks/theme';
import { ThemeToggle } from '../ui/ThemeToggle';

export function ThemeButton() {
  return <ThemeToggle onToggle={toggleTheme} />;
}
