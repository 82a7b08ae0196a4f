import type { BulkAct } from '../../domain/pages/bulk';
import type { IconName } from '../ui/icons/paths';

/** Icons of the acts on several records. */
export const ACT_ICONS: Readonly<Record<BulkAct, IconName>> = { delete: 'trash', notAttended: 'slash' };
