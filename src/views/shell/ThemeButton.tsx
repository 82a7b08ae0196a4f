import { toggleTheme } from '../../hooks/theme';
import { ThemeToggle } from '../ui/ThemeToggle';

/** Changes between light and dark, in both layouts. */
export function ThemeButton() {
  return <ThemeToggle onToggle={toggleTheme} />;
}
