import { toggleTheme } from '../../app/theme';
import { ThemeToggle } from '../shared/ThemeToggle';

/** Changes between light and dark, in both layouts. */
export function ThemeButton() {
  return <ThemeToggle onToggle={toggleTheme} />;
}
