import { isTipus, type Tipus } from '../../domain/values/options';
import type { IconName } from '../ui/icons/paths';

type Look = { letter: string; icon: IconName };

const LOOKS: Record<Tipus, Look> = {
  academica: { letter: 'A', icon: 'school' },
  laboral: { letter: 'L', icon: 'briefcase' },
  mobilitat_internacional: { letter: 'M', icon: 'globe' },
  emprenedoria: { letter: 'E', icon: 'bulb' },
  habitatge: { letter: 'H', icon: 'key' },
};

export function getTipusLook(tipus: Tipus): Look {
  return isTipus(tipus)
    ? LOOKS[tipus]
    : { letter: String(tipus).charAt(0).toUpperCase() || '?', icon: 'talk' };
}
