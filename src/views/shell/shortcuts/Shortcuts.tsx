import { useSelector } from '@xstate/react';
import { useService } from '../../../hooks/services';
import { lazyPart } from '../../ui/lazyPart';
import type { ShortcutDialogProps } from './ShortcutDialog';
import { useKeys } from './useKeys';

const ShortcutDialog = lazyPart<'ShortcutDialog', ShortcutDialogProps>(
  'ShortcutDialog',
  () => import('./ShortcutDialog'),
  'needed',
);

export function Shortcuts() {
  const actor = useService('shortcuts');
  const open = useSelector(actor, (snapshot) =>
    (['finding', 'making', 'helping'] as const).find((state) => snapshot?.matches(state)),
  );
  useKeys();
  return actor && open ? <ShortcutDialog actor={actor} open={open} /> : null;
}
