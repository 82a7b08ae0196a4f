import { useEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useStable } from './useStable';
import './Paper.css';

type PaperProps = {
  /** The browser is done, whether anything was printed or not. */
  onPrinted: () => void;
  children: ReactNode;
};

/** Prints its content instead of the page, as soon as it is there; on the screen nobody sees it. */
export function Paper({ onPrinted, children }: PaperProps) {
  const printed = useStable(onPrinted);
  useEffect(() => {
    addEventListener('afterprint', printed);
    print();
    return () => removeEventListener('afterprint', printed);
  }, [printed]);
  return createPortal(<div className="paper">{children}</div>, document.body);
}
