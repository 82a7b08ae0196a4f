import { useRef } from 'react';
import { Button } from '../views/ui/Button';
import './FileChoice.css';

type FileChoiceProps = {
  label: string;
  /** That a file may be dropped as well. */
  drop: string;
  onChoose: (file: File) => void;
  variant?: 'primary' | 'secondary';
};

/** Asks for a file; the same one may be chosen again. */
export function FileChoice({ label, drop, onChoose, variant = 'secondary' }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="file-choice">
      <Button variant={variant} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <span className="soft">{drop}</span>
      <input
        ref={input}
        hidden
        type="file"
        accept=".json,application/json"
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          target.value = '';
        }}
      />
    </div>
  );
}
