import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { bulkMachine } from '../../machines/services/bulk';
import type { deletionMachine } from '../../machines/services/deletion';
import type { removalMachine } from '../../machines/services/removal';
import { removal as texts } from '../../text/removal';
import { UndoBar } from '../ui/UndoBar';
import { BulkBar } from './BulkBar';

type Removal = ActorRefFrom<typeof removalMachine>;

/** Places where the undo keys undo typing. */
const TYPED = 'input:not([type=checkbox], [type=radio]), textarea, [contenteditable]';

export type RemovalBarsProps = {
  deletion: ActorRefFrom<typeof deletionMachine>;
  bulk: ActorRefFrom<typeof bulkMachine>;
};

/** Deletions that can still be undone: each by its button, the latest by the keys. */
export function RemovalBars({ deletion, bulk }: RemovalBarsProps) {
  const removals = useSelector(deletion, ({ context }) => context.removals);
  const children = useSelector(deletion, (snapshot) => snapshot.children);
  const before = useRef<Element | null>(null);
  const undo = useRef<(() => void) | null>(null);
  const isBulk = useSelector(bulk, (snapshot) => snapshot.hasTag('undoable'));
  const find = (key: string) => (children as Readonly<Record<string, Removal | undefined>>)[key];
  const last = find(removals.at(-1) ?? '');
  if (isBulk) undo.current = () => bulk.send({ type: 'bulk.undo' });
  else undo.current = last ? () => last.send({ type: 'removal.undo' }) : null;

  // An effect after the painting would come after the bar is seen, on a busy machine.
  useLayoutEffect(() => {
    function press(event: KeyboardEvent): void {
      const { target } = event;
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      if (!undo.current || (target instanceof Element && target.closest(TYPED))) return;
      event.preventDefault();
      undo.current();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  function returnFocus(): void {
    const target = before.current?.isConnected ? before.current : document.querySelector('main');
    if (target instanceof HTMLElement) target.focus();
  }

  return (
    <div
      className="undo-bars"
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      }}
    >
      {removals.map((key) => {
        const removal = find(key);
        return removal && <RemovalBar key={key} removal={removal} onEnd={returnFocus} />;
      })}
      <BulkBar bulk={bulk} onEnd={returnFocus} />
    </div>
  );
}

type RemovalBarProps = {
  removal: Removal;
  /** Returns the focus to where it was before the bars had it. */
  onEnd: () => void;
};

function RemovalBar({ removal, onEnd }: RemovalBarProps) {
  const isUndoable = useSelector(removal, (snapshot) => snapshot.hasTag('undoable'));
  const { noun, label } = useSelector(removal, ({ context }) => context);
  if (!isUndoable) return null;

  function end(type: 'removal.undo' | 'removal.send'): void {
    onEnd();
    removal.send({ type });
  }
  return (
    <UndoBar
      icon="trash"
      title={texts.going(noun)}
      about={label}
      undo={{
        text: texts.undo,
        hint: texts.undoHint,
        keys: 'Control+Z',
        onPress: () => end('removal.undo'),
      }}
      go={{ text: texts.now, onPress: () => end('removal.send') }}
      onPause={() => removal.send({ type: 'removal.pause' })}
      onResume={() => removal.send({ type: 'removal.resume' })}
    />
  );
}
