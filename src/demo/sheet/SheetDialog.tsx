import { useRef, useState } from 'react';
import { getDay } from '../../domain/values/madrid';
import { formatLongDay } from '../../text/ui/dates';
import { Button } from '../../views/ui/Button';
import { Modal } from '../../views/ui/Modal';
import { Paper } from '../../views/ui/Paper';
import { TextField } from '../../views/ui/TextField';
import { UiProvider } from '../../views/ui/UiProvider';
import { focusField } from '../../views/ui/focusField';
import { useOpener } from '../../views/ui/useOpener';
import { copyText } from '../panel/copyText';
import { sheet as texts } from '../text/sheet';
import { useDemo } from '../useDemo';
import { getFileName, nameSheet, toText, type BlankSheet } from './sheet';
import { SheetTable } from './SheetTable';

const NAME = 'sheet-name';

type SheetDialogProps = { sheet: BlankSheet; onClose: () => void };

/** A lesson's sheet to print or hand over; the name is in this dialog alone. */
export function SheetDialog({ sheet, onClose }: SheetDialogProps) {
  useOpener();
  const demo = useDemo();
  const first = useRef<HTMLElement>(null);
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const [status, setStatus] = useState<string | null>(null);
  const date = formatLongDay(getDay(sheet.saved));

  function hand(over: (text: string) => void): void {
    const isNamed = name.trim() !== '';
    setMissing(!isNamed);
    setStatus(null);
    if (isNamed) over(toText(nameSheet(sheet, name.trim())));
    else focusField(NAME);
  }
  function save(content: string): void {
    const file = getFileName(sheet);
    demo.download({ name: file, content });
    setStatus(texts.saved(file));
  }
  function copy(text: string): void {
    copyText(Promise.resolve(text)).then(
      () => setStatus(texts.copied),
      () => setStatus(texts.notCopied),
    );
  }

  return (
    <UiProvider>
      <Modal title={texts.title} first={first} onClose={onClose}>
        <p className="soft">{texts.about(sheet.lesson)}</p>
        <div ref={(field) => void (first.current = field?.querySelector('input') ?? null)}>
          <TextField
            id={NAME}
            label={texts.name}
            help={texts.nameHelp}
            error={isMissing ? texts.nameMissing : undefined}
            autoComplete="off"
            value={name}
            onChange={setName}
          />
        </div>
        <SheetTable steps={sheet.steps} />
        <div className="flow">
          <Button variant="primary" onClick={() => hand(save)}>
            {texts.save}
          </Button>
          <Button onClick={() => hand(copy)}>{texts.copy}</Button>
          <Button icon="print" onClick={() => setPrinting(true)}>
            {texts.print}
          </Button>
        </div>
        <p role="status">{status}</p>
      </Modal>
      {isPrinting && (
        <Paper onPrinted={() => setPrinting(false)}>
          <h1>{texts.title}</h1>
          <dl className="sheet-facts">
            <dt>{texts.name}</dt>
            <dd>{name}</dd>
            <dt>{texts.lesson}</dt>
            <dd>{sheet.lesson}</dd>
            <dt>{texts.date}</dt>
            <dd>{date}</dd>
          </dl>
          <SheetTable steps={sheet.steps} />
        </Paper>
      )}
    </UiProvider>
  );
}
