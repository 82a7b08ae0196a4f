import type { Seen } from '../look';
import { press, type Act } from './act';

export function listBarActs({ find }: Seen): Act[] {
  const { removals = [] } = (find('root/deletion')?.snapshot.context ?? {}) as {
    removals?: readonly string[];
  };
  return [
    ...press(find('root/notifications'), { type: 'notifications.close' }),
    ...removals.flatMap((key) =>
      ['undo', 'send', 'pause', 'resume'].flatMap((act) =>
        press(find(`root/deletion/${key}`), { type: `removal.${act}` }, `${key.replace(/-\d+$/, '')}.${act}`),
      ),
    ),
    ...['undo', 'send', 'pause', 'resume', 'stop'].flatMap((act) =>
      press(find('root/bulk'), { type: `bulk.${act}` }),
    ),
  ];
}

/** Ways out of a question or layer, by the machine that asks. */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  navigation: ['leave', 'stay'],
  idle: ['continue', 'leave'],
  deletion: ['confirm', 'cancel'],
  attendance: ['confirm', 'cancel'],
  bulk: ['confirm', 'cancel'],
  report: ['save', 'close'],
  shortcuts: ['close'],
};

/** Acts on the open question or layer, which covers the rest of the page. */
export function listLayerActs({ layers: [top] }: Seen): Act[] {
  if (!top) return [];
  const { id } = top.snapshot.machine;
  return [
    ...(WAYS[id] ?? []).flatMap((way) => press(top, { type: `${id}.${way}` })),
    ...(id === 'shortcuts' ? press(top, { type: 'shortcuts.type', q: 'jana' }, 'shortcuts.type') : []),
  ];
}
