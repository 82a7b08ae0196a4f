export const ROLES = [
  'admin',
  'informador',
  'informador_centre_escolar',
  'informador_integral',
  'assesor_academica',
  'assesor_emprenedoria',
  'assesor_habitatge',
  'assesor_laboral',
  'assesor_mobilitat',
  'suport_coordinacio',
] as const;
export type Role = (typeof ROLES)[number];
