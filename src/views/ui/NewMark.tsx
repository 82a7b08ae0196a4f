import './NewMark.css';

export function NewMark({ children }: { children: string }) {
  return <span className="new-mark">{children}</span>;
}
