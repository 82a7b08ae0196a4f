import type { Tipus } from '../../domain/options';
import type { IconName } from '../ui/icons/paths';

/** The letter and the drawing of each type of assessoria. */
export const tipusLook: Record<Tipus, { letter: string; icon: IconName }> = {
  academica: { letter: 'A', icon: 'school' },
  laboral: { letter: 'L', icon: 'briefcase' },
  mobilitat_internacional: { letter: 'M', icon: 'globe' },
  emprenedoria: { letter: 'E', icon: 'bulb' },
  habitatge: { letter: 'H', icon: 'key' },
};
