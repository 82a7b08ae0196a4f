import { Dialog as PrimeDialog } from 'primereact/dialog';
import { useEffect, useId, type ReactNode, type RefObject } from 'react';
import { ui } from '../../text/ui/components';
import { IconButton } from './IconButton';
import { dialogBasics } from './dialogBasics';
import { useDismiss } from './useDismiss';
import './Modal.css';

type ModalProps = {
  title: string;
  /** What has the focus first. */
  first: RefObject<HTMLElement | null>;
  /** Also for Escape and a press outside. */
  onClose: () => void;
  children: ReactNode;
};

/** A dialog that asks nothing, open as long as it is drawn; around it, `useOpener` gives the focus back. */
export function Modal({ title, first, onClose, children }: ModalProps) {
  const id = useId();
  useDismiss(true, [], (by) => by === 'escape' && onClose());

  return (
    <PrimeDialog
      visible
      position="top"
      onHide={onClose}
      {...dialogBasics}
      className="modal"
      pt={{ root: { role: 'dialog', 'aria-labelledby': id } }}
    >
      <div className="modal-head">
        <h2 id={id}>{title}</h2>
        <IconButton icon="close" label={ui.close} onClick={onClose} />
      </div>
      {children}
      <Begin at={first} />
    </PrimeDialog>
  );
}

/** Takes the focus as soon as what stands before it is there: whoever opens a dialog by a key goes on typing. */
function Begin({ at }: { at: RefObject<HTMLElement | null> }) {
  useEffect(() => at.current?.focus(), [at]);
  return null;
}
