import { ui } from '../../text/ui';
import { IconButton } from './IconButton';

/** Asks for the other theme. */
export function ThemeToggle({ onToggle }: { onToggle: () => void }) {
  return <IconButton icon="theme" label={ui.toggleTheme} onClick={onToggle} />;
}
