import { FORMS } from './forms';
import { LISTS } from './lists';
import { PAGES } from './pages';
import { PARTS } from './parts';
import type { ViewDefect } from './viewDefect';

export const VIEW_DEFECTS: readonly ViewDefect[] = [...FORMS, ...LISTS, ...PAGES, ...PARTS];
