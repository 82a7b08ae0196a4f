import type { Driver } from '../driver';
import { ABSENCIA } from './absencia';
import { ALTES } from './alta';
import { AUTH } from './auth';
import { BULK } from './bulk';
import { CLOSE_DAY } from './closeDay';
import { DELETION, REMOVAL } from './deletion';
import { FORMER_CITA } from './formerCita';
import { FORMS } from './forms';
import { PAGES } from './pages';
import { driveForm } from './record';
import { SERVICES } from './services';

export const DRIVERS: readonly Driver[] = [
  AUTH,
  ...FORMS.map(driveForm),
  FORMER_CITA,
  ...PAGES,
  ABSENCIA,
  ...ALTES,
  CLOSE_DAY,
  DELETION,
  REMOVAL,
  BULK,
  ...SERVICES,
];
