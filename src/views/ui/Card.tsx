import { useId, type ReactNode } from 'react';
import { classes } from './classes';
import './Card.css';

type CardProps = {
  title?: ReactNode;
  end?: ReactNode;
  as?: 'section' | 'div' | 'aside' | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** With a title it is a named region and pads its content; without one the content does. */
export function Card({ title, end, as, className, children }: CardProps) {
  const id = useId();
  const Tag = as ?? (title ? 'section' : 'div');
  const look = classes('card', as === 'aside' && 'card-aside', className);
  if (!title) return <Tag className={look}>{children}</Tag>;
  return (
    <Tag className={look} aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{title}</h2>
        {end}
      </div>
      <div className="card-body">{children}</div>
    </Tag>
  );
}
