import type { BulkAct } from '../../domain/pages/bulk';
import type { IconName } from '../ui/icons/paths';

export const ACT_ICONS: Readonly<Record<BulkAct, IconName>> = { delete: 'trash', notAttended: 'slash' };
