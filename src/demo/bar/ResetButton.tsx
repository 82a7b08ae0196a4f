import { useRef, useState } from 'react';
import { useAuth, useNotifications } from '../../hooks/actors';
import { AUTO_HIDE } from '../../domain/pages/notice';
import { bar as texts } from '../text/bar';
import { Button } from '../../views/ui/Button';
import { Popover } from '../../views/ui/Popover';

/** Restores the first day's data after a question, and signs out. */
export function ResetButton({ reset }: { reset: () => void }) {
  const auth = useAuth();
  const notifications = useNotifications();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  function confirm(): void {
    setOpen(false);
    button.current?.focus();
    reset();
    auth.send({ type: 'auth.signOut' });
    notifications.send({
      type: 'notifications.open',
      severity: 'success',
      message: { text: texts.resetDone },
      autoHideDuration: AUTO_HIDE.success,
    });
  }

  return (
    <>
      <Button
        ref={button}
        className="demo-button"
        variant="quiet"
        icon="refresh"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="demo-reset-word">{texts.reset}</span>
      </Button>
      {isOpen && (
        <Popover
          anchor={button}
          label={texts.resetTitle}
          align="end"
          className="demo-reset"
          onClose={() => setOpen(false)}
        >
          <p>{texts.resetQuestion}</p>
          <Button className="demo-button" variant="secondary" block onClick={confirm}>
            {texts.resetTitle}
          </Button>
        </Popover>
      )}
    </>
  );
}
