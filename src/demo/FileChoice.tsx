import { useRef } from 'react';
import { Button } from '../views/ui/Button';
import './FileChoice.css';

type FileChoiceProps = {
  label: string;
  drop: string;
  onChoose: (files: readonly File[]) => void;
  multiple?: boolean;
  variant?: 'primary' | 'secondary';
};

/** Button that opens files; the same file may be opened again. */
export function FileChoice({ label, drop, onChoose, multiple, variant = 'secondary' }: FileChoiceProps) {
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
        multiple={multiple}
        accept=".json,application/json"
        aria-label={label}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          if (files.length > 0) onChoose(files);
          target.value = '';
        }}
      />
    </div>
  );
}
