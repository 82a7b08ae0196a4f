import type { ReactNode } from 'react';

export function DialogItem({ label, note }: { label: string; note?: ReactNode }) {
  const [name, ...rest] = label.split(' · ');
  return (
    <div>
      <span className="strong">{name}</span>
      <span className="sub-line">{rest.join(' · ')}</span>
      {note && <span className="sub-line">{note}</span>}
    </div>
  );
}
