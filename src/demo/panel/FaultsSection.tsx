import { useState } from 'react';
import { panel } from '../text/panel';
import { Button } from '../../views/ui/Button';
import { NumberField } from '../../views/ui/NumberField';
import { SegmentedField } from '../../views/ui/SegmentedField';
import { SelectField } from '../../views/ui/SelectField';
import { TextField } from '../../views/ui/TextField';
import { useDemo, useDemoState } from '../useDemo';
import { describeFault, describeTurn, toFault, type FaultDraft, type FaultKind } from './faults';
import { EVERY, useCallOptions } from './useCallOptions';

const texts = panel.fault;

// JavaScript puts keys that are integers first: the statuses in ascending order.
const KINDS = (Object.keys(texts.kinds) as FaultKind[]).map((value) => ({
  value,
  label: texts.kinds[value],
}));
const TIMES = [
  { value: 'once', label: texts.once },
  { value: 'always', label: texts.always },
] as const;
const EMPTY: FaultDraft = { call: null, kind: '500', message: '', from: 1, once: true };

/** Faults: any failure of any call, from the next or a later one on, once or until removed. */
export function FaultsSection() {
  const demo = useDemo();
  const { faults } = useDemoState().conditions;
  const turns = demo.listTurns();
  const options = useCallOptions();
  const [draft, setDraft] = useState(EMPTY);
  const set = (changes: Partial<FaultDraft>) => setDraft({ ...draft, ...changes });

  /** The message belongs to the fault that it was written for. */
  function add(): void {
    demo.change({ faults: [...faults, toFault(draft)] });
    set({ message: '', from: 1 });
  }
  const takesMessage = /^\d/.test(draft.kind);

  return (
    <>
      <p className="soft">{texts.about}</p>
      <SelectField
        label={texts.call}
        value={draft.call ?? EVERY}
        options={options}
        onChange={(call) => set({ call: call === EVERY ? null : call })}
      />
      <SelectField
        label={texts.kind}
        value={draft.kind}
        options={KINDS}
        onChange={(kind) => kind && set({ kind })}
      />
      {takesMessage && (
        <TextField
          label={texts.message}
          help={texts.messageHelp}
          value={draft.message}
          onChange={(message) => set({ message })}
        />
      )}
      <NumberField
        label={texts.from}
        help={texts.fromHelp}
        min={1}
        value={draft.from}
        onChange={(from) => set({ from })}
      />
      <SegmentedField
        label={texts.times}
        value={draft.once ? 'once' : 'always'}
        options={TIMES}
        onChange={(times) => set({ once: times === 'once' })}
      />
      <Button variant="primary" onClick={add}>
        {texts.add}
      </Button>
      <h3>{texts.inForce}</h3>
      <div role="status">{faults.length === 0 && <p className="soft">{texts.none}</p>}</div>
      <ul className="demo-list">
        {faults.map((fault, index) => (
          <li key={index}>
            <span>
              <span>{describeFault(fault)}</span>{' '}
              <small className="sub-line">{describeTurn(fault, turns[index])}</small>
            </span>
            <Button
              small
              variant="quiet"
              aria-label={texts.remove(describeFault(fault))}
              onClick={() => demo.change({ faults: faults.toSpliced(index, 1) })}
            >
              {texts.removeShort}
            </Button>
          </li>
        ))}
      </ul>
      {faults.length > 1 && (
        <Button small onClick={() => demo.change({ faults: [] })}>
          {texts.removeAll}
        </Button>
      )}
    </>
  );
}
