import { useState } from 'react';
import { ui } from '../../text/ui/components';
import { Button } from '../ui/Button';
import './CopyButton.css';

type CopyButtonProps = {
  /** Made before the press: Safari copies only within it. */
  text: string;
  /** The same for programs that paste formatted text. */
  html?: string | undefined;
  label: string;
  copied: string;
  small?: boolean | undefined;
};

/** Stable function, so that the text is focused and selected only once. */
function selectAll(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}

async function write(text: string, html: string | undefined): Promise<void> {
  if (html === undefined || !('ClipboardItem' in globalThis)) return navigator.clipboard.writeText(text);
  const toBlob = (content: string, type: string) => new Blob([content], { type });
  const item = { 'text/plain': toBlob(text, 'text/plain'), 'text/html': toBlob(html, 'text/html') };
  return navigator.clipboard.write([new ClipboardItem(item)]);
}

/** Copies a text; a browser that refuses shows it, to copy by hand. */
export function CopyButton({ text, html, label, copied: done, small }: CopyButtonProps) {
  const [copied, setCopied] = useState<string>();
  const [isRefused, setRefused] = useState(false);

  async function copy(): Promise<void> {
    try {
      await write(text, html);
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
        {isCopied ? done : label}
      </Button>
      <span role="status" className="copy-status">
        {isCopied && <span className="sr">{done}</span>}
        {isRefused && (
          <label>
            <span>{ui.copyRefused}</span>
            <textarea className="input" readOnly rows={5} value={text} ref={selectAll} />
          </label>
        )}
      </span>
    </>
  );
}
