import './NewMark.css';

/** Mark in words of what is new to a person. */
export function NewMark({ children }: { children: string }) {
  return <span className="new-mark">{children}</span>;
}
