import { useState } from 'react';
import { getTemplateKey } from '../../domain/pages/citaReminder';
import type { CitaOberta } from '../../domain/nouns/cita';
import { usePreference } from '../../hooks/preferences';
import { citaReminder as texts, getReminder } from '../../text/citaReminder';
import { Button } from '../ui/Button';
import './ReminderButton.css';

/** Stable function, so that the text is focused and selected only once. */
function selectAll(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}

/** Copies an appointment's reminder; a browser that refuses gets the text to copy by hand. */
export function ReminderButton({ cita, small }: { cita: CitaOberta; small?: boolean }) {
  const [template] = usePreference(getTemplateKey(cita.assessoria.oficina?.id));
  const [copied, setCopied] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const text = getReminder(cita, template?.trim() ? template : texts.template);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
      setRefused(false);
    } catch {
      setRefused(true);
    }
  }
  const isCopied = copied === text;
  return (
    <>
      <Button small={small} icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
        {isCopied ? texts.copied : texts.copy}
      </Button>
      <span role="status" className="reminder-status">
        {isCopied && <span className="sr">{texts.copied}</span>}
        {isRefused && (
          <label>
            <span>{texts.refused}</span>
            <textarea className="input" readOnly rows={5} value={text} ref={selectAll} />
          </label>
        )}
      </span>
    </>
  );
}
