import { useRef } from 'react';
import { viewer as texts } from '../../../text/viewer';
import { Button } from '../../ui/Button';

/** Asks for a file; the same one may be chosen again. */
export function FileChoice({ onChoose }: { onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="viewer-file">
      <Button variant="primary" onClick={() => input.current?.click()}>
        {texts.choose}
      </Button>
      <span className="soft">{texts.drop}</span>
      <input
        ref={input}
        hidden
        type="file"
        accept=".json,application/json"
        aria-label={texts.choose}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          target.value = '';
        }}
      />
    </div>
  );
}
