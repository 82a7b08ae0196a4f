import { useId, type ReactNode } from 'react';
import './FormSection.css';

type FormSectionProps = {
  title: string;
  children: ReactNode;
};

/** Titled part of a card, in forms and details. */
export function FormSection({ title, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className="form-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
