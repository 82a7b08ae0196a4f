import { useState } from 'react';
import type { Journal } from '../../journal/record';
import { viewer as texts } from '../text/viewer';
import { Button } from '../../views/ui/Button';
import { TextField } from '../../views/ui/TextField';

type StepFinderProps = {
  journal: Journal;
  /** Selects the step with a reference; false without one. */
  onFind: (reference: string) => boolean;
};

export function StepFinder({ journal: { id, first, entries }, onFind }: StepFinderProps) {
  const [reference, setReference] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      className="viewer-find"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(!onFind(reference));
      }}
    >
      <TextField
        id="reference"
        label={texts.find}
        help={texts.findHelp}
        error={isMissing ? texts.notFound(id, first, first + entries.length - 1) : undefined}
        autoComplete="off"
        value={reference}
        onChange={setReference}
      />
      <Button type="submit">{texts.go}</Button>
    </form>
  );
}
