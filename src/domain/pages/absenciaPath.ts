import { holds } from '../access/permissions';
import type { AppPath } from '../access/routes';
import type { Viewer } from '../access/viewer';
import { isDay, type Day } from '../values/madrid';
import { toSearch, type Query } from '../values/query';

/** An absent professional: of one day, or of all days from it on. */
export type Absencia = { professional_id: number; data: Day; isAll: boolean };

const ALL = 'tot';

/** The absence in an address; null without a professional. A day in the past counts as today. */
export function readAbsencia({ professional_id, data, fins }: Query, today: Day): Absencia | null {
  const id = Number(professional_id);
  if (!Number.isInteger(id) || id <= 0) return null;
  const day = data !== undefined && isDay(data) && data > today ? data : today;
  return { professional_id: id, data: day, isAll: fins === ALL };
}

export function toAbsenciaPath({ professional_id, data, isAll }: Absencia): AppPath {
  return `/calendari/absencia${toSearch({ professional_id, data, fins: isAll ? ALL : '' })}`;
}

export function toOwnDayPath({ professional_id, data }: Absencia): AppPath {
  return `/calendari${toSearch({ vista: 'dia', data, professional_id })}`;
}

export function hasAbsencia(
  { professional_id, data }: { professional_id: string; data: Day },
  { permissions }: Viewer,
  today: Day,
): boolean {
  const mayMove = holds(permissions, 'create_cita') && holds(permissions, 'delete_cita');
  return mayMove && professional_id !== '' && data >= today;
}
