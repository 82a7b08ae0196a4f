import { Dialog as PrimeDialog } from 'primereact/dialog';
import { useRef, type ReactNode } from 'react';
import { Icon } from './Icon';
import { useReturnFocus } from './useReturnFocus';

const LISTS = '.p-dropdown-panel, .p-multiselect-panel';

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
  useReturnFocus(open);
  // An Escape that closes a list inside does not close the dialog too.
  const closedList = useRef(false);
  return (
    <PrimeDialog
      visible={open}
      onHide={(event?: { type?: string }) => {
        if (!busy && !(event?.type === 'keydown' && closedList.current)) onClose();
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
      <div
        onKeyDownCapture={() => {
          closedList.current = document.querySelector(LISTS) !== null;
        }}
      >
        {children}
      </div>
    </PrimeDialog>
  );
}
