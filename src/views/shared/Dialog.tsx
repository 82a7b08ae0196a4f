import { Dialog as PrimeDialog } from 'primereact/dialog';
import type { ReactNode } from 'react';
import { Icon } from './Icon';

interface DialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  /** Refuses closing. */
  busy?: boolean | undefined;
  wide?: boolean | undefined;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal dialog. Keep it rendered and change `open`: it gives the focus back where it was. */
export function Dialog({ open, title, onClose, busy, wide, footer, children }: DialogProps) {
  return (
    <PrimeDialog
      visible={open}
      onHide={() => {
        if (!busy) onClose();
      }}
      header={<h2>{title}</h2>}
      footer={footer}
      closeIcon={<Icon name="close" />}
      className={wide ? 'dialog-wide' : ''}
      draggable={false}
      resizable={false}
      blockScroll
      dismissableMask
      pt={{ root: { 'aria-describedby': undefined } }}
    >
      {children}
    </PrimeDialog>
  );
}
