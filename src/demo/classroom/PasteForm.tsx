import { useState, type FormEvent } from 'react';
import { Button } from '../../views/ui/Button';
import { TextAreaField } from '../../views/ui/TextAreaField';
import { readSheet, splitSheets } from '../sheet/sheet';
import { classroom as texts } from '../text/classroom';
import type { Given } from './room';

/** Field for sheets as text; what is no sheet stays in it. */
export function PasteForm({ onPaste }: { onPaste: (given: readonly Given[]) => void }) {
  const [text, setText] = useState('');

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() === '') return;
    const parts = splitSheets(text);
    onPaste(parts.map((part, index) => ({ name: texts.pasted(index + 1), text: part })));
    setText(parts.filter((part) => typeof readSheet(part) === 'string').join('\n'));
  }

  return (
    <details>
      <summary>{texts.paste}</summary>
      <form className="room-paste" onSubmit={submit}>
        <TextAreaField label={texts.pasteLabel} help={texts.pasteHelp} value={text} onChange={setText} />
        <div>
          <Button type="submit">{texts.pasteAdd}</Button>
        </div>
      </form>
    </details>
  );
}
