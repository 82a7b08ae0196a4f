import { useId, useState, type ReactNode } from 'react';
import { ui } from '../../text/ui/components';
import { Icon } from './Icon';
import './FormFold.css';

type FormFoldProps = {
  title: string;
  about: string;
  filled: number;
  /** Keeps it open, since something in it must be seen. */
  needed: boolean;
  children: ReactNode;
};

/** Opens by a press, or when a field gets a value. */
export function FormFold({ title, about, filled, needed, children }: FormFoldProps) {
  const id = useId();
  const isFilled = filled > 0;
  const [isOpen, setOpen] = useState(isFilled);
  const [wasFilled, setWasFilled] = useState(isFilled);
  if (wasFilled !== isFilled) setWasFilled(isFilled);
  if (!isOpen && (needed || (isFilled && !wasFilled))) setOpen(true);
  return (
    <section className="form-section form-fold" aria-labelledby={`${id}-title`}>
      <h2>
        <button
          type="button"
          id={`${id}-title`}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-disabled={needed || undefined}
          aria-describedby={`${id}-about`}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="chevronRight" />
          <span>{title}</span>
        </button>
      </h2>
      <p id={`${id}-about`} className="field-help">
        {!isOpen && isFilled ? ui.filledIn(filled) : about}
      </p>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}
