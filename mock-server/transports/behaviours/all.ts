import { LIST_BEHAVIOURS } from './lists';
import { READ_BEHAVIOURS } from './reads';
import { SEARCH_BEHAVIOURS } from './searches';
import { SESSION_BEHAVIOURS } from './sessions';
import { VALIDATION_BEHAVIOURS } from './validation';
import { WRITE_BEHAVIOURS } from './writes';

/** Other behaviours, by name: each costs a person something. */
export const BEHAVIOURS = {
  ...LIST_BEHAVIOURS,
  ...READ_BEHAVIOURS,
  ...SEARCH_BEHAVIOURS,
  ...SESSION_BEHAVIOURS,
  ...VALIDATION_BEHAVIOURS,
  ...WRITE_BEHAVIOURS,
} as const;
