import { Dialog as PrimeDialog } from 'primereact/dialog';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { ui } from '../../text/ui/components';
import { Button } from './Button';
import { dialogBasics } from './dialogBasics';
import { useDismiss } from './useDismiss';
import { useReturnFocus } from './useReturnFocus';
import './ConfirmDialog.css';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  question: ReactNode;
  item?: ReactNode;
  /** Label of the button while the action runs; closing the dialog then stops the waiting. */
  busy?: string | undefined;
  variant?: 'danger' | 'primary' | 'quiet';
  confirmLabel?: string | undefined;
  cancelLabel?: string | undefined;
  onConfirm: () => void;
  /** Also called on Escape and on a press outside. */
  onCancel: () => void;
};

/** Milliseconds for the second press of a double click, which lands outside of the dialog it opened. */
const DOUBLE_PRESS = 500;

/** The focus starts on the cancel button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, question, item, busy, onConfirm, onCancel } = props;
  const { variant = 'danger', confirmLabel = ui.confirmDelete, cancelLabel = ui.cancel } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  const opened = useRef(0);
  const id = useId();
  useReturnFocus(open);

  useEffect(() => {
    if (open) opened.current = performance.now();
  }, [open]);

  function dismiss(by: 'press' | 'escape'): void {
    if (by === 'escape' || performance.now() - opened.current > DOUBLE_PRESS) onCancel();
  }
  // PrimeReact listens to Escape only some moments after the dialog is shown.
  useDismiss(open, [], dismiss);

  // A closed PrimeReact dialog focuses its opener late, which takes the focus from a fast person.
  if (!open) return null;
  return (
    <PrimeDialog
      visible
      onHide={() => dismiss('press')}
      onShow={() => cancel.current?.focus()}
      {...dialogBasics}
      pt={{
        root: { role: 'alertdialog', 'aria-labelledby': `${id}-title`, 'aria-describedby': `${id}-question` },
      }}
      footer={
        <>
          <Button ref={cancel} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={variant} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-question`}>{question}</p>
      {item && <div className="confirm-dialog-item">{item}</div>}
    </PrimeDialog>
  );
}
