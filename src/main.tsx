import './views/ui/theme/theme.css';
import { startApp } from './app/startApp';
import { settings } from './app/browser/settings';

void startApp({ ...settings, readNow: () => Date.now(), isOffline: () => !navigator.onLine });
