import { ACTIVITATS } from './activitats';
import { ASSESSORIES } from './assessories';
import { AUTH } from './auth';
import type { ApiTag } from './call';
import { CITES } from './cites';
import { CONSULTES } from './consultes';
import { CONFIG, INTERNS } from './lists';
import { PROFESSIONALS } from './professionals';

export const TAGS: readonly ApiTag[] = [
  AUTH,
  CITES,
  ASSESSORIES,
  CONSULTES,
  ACTIVITATS,
  PROFESSIONALS,
  INTERNS,
  CONFIG,
];
