import { Dialog as PrimeDialog } from 'primereact/dialog';
import { useEffect, useId, type ReactNode, type RefObject } from 'react';
import { ui } from '../../text/ui/components';
import { IconButton } from './IconButton';
import { dialogBasics } from './dialogBasics';
import { useDismiss } from './useDismiss';
import './Modal.css';

type ModalProps = {
  title: string;
  first: RefObject<HTMLElement | null>;
  /** Also called on Escape and on a press outside. */
  onClose: () => void;
  children: ReactNode;
};

/** Dialog that is open while it is rendered. `useOpener` around it returns the focus. */
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

/** Focuses the first element once it exists, so that a person who opened it by a key can go on typing. */
function Begin({ at }: { at: RefObject<HTMLElement | null> }) {
  useEffect(() => at.current?.focus(), [at]);
  return null;
}
