import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { bulkMachine } from '../../machines/services/bulk';
import { bulk as texts } from '../../text/bulk';
import { removal } from '../../text/removal';
import { run as runTexts } from '../../text/run';
import { ACT_ICONS } from '../shared/actIcons';
import { toRun } from '../shared/run';
import { ProgressBar } from '../ui/ProgressBar';
import { UndoBar } from '../ui/UndoBar';

type BulkBarProps = {
  bulk: ActorRefFrom<typeof bulkMachine>;
  /** Returns the focus to where it was before the bars had it. */
  onEnd: () => void;
};

export function BulkBar({ bulk, onEnd }: BulkBarProps) {
  const snapshot = useSelector(bulk, (current) => current);
  const batch = useSelector(snapshot.children.batch, (current) => current);
  const { asked } = snapshot.context;
  if (!asked) return null;
  const { act, noun, items } = asked;
  const words = texts[act];

  if (snapshot.hasTag('undoable')) {
    const end = (type: 'bulk.undo' | 'bulk.send') => () => {
      onEnd();
      bulk.send({ type });
    };
    return (
      <UndoBar
        icon={ACT_ICONS[act]}
        title={words.going(noun, items.length)}
        about={items.map(({ label }) => label.split(' · ')[0]).join(', ')}
        undo={{
          text: removal.undo,
          hint: removal.undoHint,
          keys: 'Control+Z',
          onPress: end('bulk.undo'),
        }}
        go={{ text: words.now, onPress: end('bulk.send') }}
        onPause={() => bulk.send({ type: 'bulk.pause' })}
        onResume={() => bulk.send({ type: 'bulk.resume' })}
      />
    );
  }
  if (!snapshot.hasTag('busy') || !batch) return null;
  const { done, all, isStopping, wait } = toRun(batch);
  return (
    <ProgressBar
      title={words.running(noun, items.length)}
      about={wait === null ? runTexts.doneOf(done, all) : runTexts.waiting(wait)}
      progress={{ label: runTexts.progress, value: done, max: all }}
      stop={{
        text: isStopping ? runTexts.stopping : runTexts.stop,
        isPressed: isStopping,
        onPress: () => bulk.send({ type: 'bulk.stop' }),
      }}
    />
  );
}
