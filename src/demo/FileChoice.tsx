import { useRef } from 'react';
import { Button } from '../views/ui/Button';
import './FileChoice.css';

type FileChoiceProps = {
  label: string;
  /** Hint that a file may be dropped too. */
  drop: string;
  onChoose: (file: File) => void;
  variant?: 'primary' | 'secondary';
};

/** Button that opens a file; the same file may be opened again. */
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
