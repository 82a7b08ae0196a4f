import type { ActorRefFrom } from 'xstate';
import type { shortcutsMachine } from '../../../machines/services/shortcuts';
import { useOpener } from '../../ui/useOpener';
import { MakeDialog } from './MakeDialog';
import { Palette } from './Palette';
import { Sheet } from './Sheet';

export type ShortcutDialogProps = {
  actor: ActorRefFrom<typeof shortcutsMachine>;
  open: 'finding' | 'making' | 'helping';
};

export function ShortcutDialog({ actor, open }: ShortcutDialogProps) {
  useOpener();
  const close = () => actor.send({ type: 'shortcuts.close' });
  if (open === 'finding') return <Palette actor={actor} onClose={close} />;
  return open === 'making' ? <MakeDialog onClose={close} /> : <Sheet onClose={close} />;
}
