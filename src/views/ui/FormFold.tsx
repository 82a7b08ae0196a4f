import { useId, useState, type ReactNode } from 'react';
import { ui } from '../../text/ui/components';
import { Icon } from './Icon';
import './FormFold.css';

type FormFoldProps = {
  title: string;
  /** What is in it, in a sentence. */
  about: string;
  /** How many of its fields hold something. */
  filled: number;
  /** Whether something in it must be seen: then it cannot be folded. */
  needed: boolean;
  children: ReactNode;
};

/** A part of a form that seldom is filled in: folded until somebody opens it, or something comes into it. */
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
          {title}
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
