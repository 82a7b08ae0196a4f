import { useSelector } from '@xstate/react';
import { useService } from '../../hooks/services';
import { idle as texts } from '../../text/idle';
import { ConfirmDialog } from '../ui/ConfirmDialog';

/** Seconds before the end when it is announced once more. */
const SOON = 20;

/** Escape continues the session; the seconds are shown, not read out. */
export function IdleDialog() {
  const actor = useService('idle');
  const isOpen = useSelector(actor, (snapshot) => snapshot?.hasTag('open') ?? false);
  const left = useSelector(actor, (snapshot) => snapshot?.context.left ?? 0);
  if (!actor) return null;
  return (
    <ConfirmDialog
      open={isOpen}
      variant="quiet"
      title={texts.title}
      question={texts.question}
      item={
        <>
          <span role="timer">{texts.left(left)}</span>
          <span className="sr" role="status">
            {left <= SOON && texts.left(SOON)}
          </span>
        </>
      }
      confirmLabel={texts.leave}
      cancelLabel={texts.continue}
      onConfirm={() => actor.send({ type: 'idle.leave' })}
      onCancel={() => actor.send({ type: 'idle.continue' })}
    />
  );
}
