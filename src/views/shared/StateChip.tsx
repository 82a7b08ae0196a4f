import { stateNames, type StateName } from '../../text/options';
import { Icon } from '../ui/Icon';
import type { IconName } from '../ui/icons/paths';
import './StateChip.css';

export const stateIcons: Record<StateName, IconName> = {
  pendent: 'clock',
  realitzada: 'checkCircle',
  no_assistida: 'slash',
  bloquejada: 'lock',
  per_tancar: 'warning',
};

export function StateChip({ state }: { state: StateName }) {
  return (
    <span className={`state-chip state-chip-${state}`}>
      <Icon name={stateIcons[state]} />
      <span>{stateNames[state]}</span>
    </span>
  );
}
