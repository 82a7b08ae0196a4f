import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { deletionMachine } from '../../machines/services/deletion';
import type { removalMachine } from '../../machines/services/removal';
import { removal as texts } from '../../text/removal';
import { UndoBar } from '../ui/UndoBar';

type Removal = ActorRefFrom<typeof removalMachine>;

/** Places where the undo keys undo typing. */
const TYPED = 'input, textarea, [contenteditable]';

export type RemovalBarsProps = { deletion: ActorRefFrom<typeof deletionMachine> };

/** Deletions that can still be undone, each by its button and the latest by the keys. */
export function RemovalBars({ deletion }: RemovalBarsProps) {
  const removals = useSelector(deletion, ({ context }) => context.removals);
  const children = useSelector(deletion, (snapshot) => snapshot.children);
  const before = useRef<Element | null>(null);
  const last = useRef<Removal | undefined>(undefined);
  const find = (key: string) => (children as Readonly<Record<string, Removal | undefined>>)[key];
  last.current = find(removals.at(-1) ?? '');

  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const { target } = event;
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      if (!last.current || (target instanceof Element && target.closest(TYPED))) return;
      event.preventDefault();
      last.current.send({ type: 'removal.undo' });
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  return (
    <div
      className="undo-bars"
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      }}
    >
      {removals.map((key) => {
        const removal = find(key);
        return removal && <RemovalBar key={key} {...{ removal, before }} />;
      })}
    </div>
  );
}

type RemovalBarProps = {
  removal: Removal;
  /** Element with the focus before the bars had it. */
  before: { readonly current: Element | null };
};

function RemovalBar({ removal, before }: RemovalBarProps) {
  const isUndoable = useSelector(removal, (snapshot) => snapshot.hasTag('undoable'));
  const { noun, label } = useSelector(removal, ({ context }) => context);
  if (!isUndoable) return null;

  function end(type: 'removal.undo' | 'removal.send'): void {
    const target = before.current?.isConnected ? before.current : document.querySelector('main');
    if (target instanceof HTMLElement) target.focus();
    removal.send({ type });
  }
  return (
    <UndoBar
      title={texts.going(noun)}
      about={label}
      undo={{
        ...{ text: texts.undo, hint: texts.undoHint, keys: 'Control+Z' },
        onPress: () => end('removal.undo'),
      }}
      go={{ text: texts.now, onPress: () => end('removal.send') }}
      onPause={() => removal.send({ type: 'removal.pause' })}
      onResume={() => removal.send({ type: 'removal.resume' })}
    />
  );
}
