import { useState } from 'react';
import { panel } from '../text/panel';
import { Button } from '../../views/ui/Button';
import { SegmentedField } from '../../views/ui/SegmentedField';
import { SelectField } from '../../views/ui/SelectField';
import { useDemo, useDemoState } from '../useDemo';
import { EVERY, useCallOptions } from './useCallOptions';

const texts = panel.clock;

const LATENCIES = Object.entries(texts.latencies).map(([value, label]) => ({ value, label }));

const describe = (call: string, ms: number): string =>
  `${call}: ${LATENCIES.find(({ value }) => value === String(ms))?.label ?? texts.ms(ms)}`;

export function Latency() {
  const demo = useDemo();
  const { latency, latencies = {} } = useDemoState().conditions;
  const options = useCallOptions();
  const [call, setCall] = useState(EVERY);
  const own = latencies[call];

  function set(ms: number): void {
    demo.change(call === EVERY ? { latency: ms } : { latencies: { ...latencies, [call]: ms } });
  }
  function remove(name: string): void {
    const { [name]: _, ...others } = latencies;
    demo.change({ latencies: others });
  }
  return (
    <>
      <h3>{texts.latency}</h3>
      <SelectField
        label={panel.fault.call}
        value={call}
        options={options}
        onChange={(next) => setCall(next ?? EVERY)}
      />
      <SegmentedField
        label={texts.takes}
        value={String(call === EVERY ? latency : (own ?? latency))}
        options={LATENCIES}
        onChange={(value) => set(Number(value))}
      />
      <ul className="demo-list">
        {Object.entries(latencies).map(([name, ms]) => (
          <li key={name}>
            <span>{describe(name, ms)}</span>
            <Button
              small
              variant="quiet"
              aria-label={panel.fault.remove(describe(name, ms))}
              onClick={() => remove(name)}
            >
              {panel.fault.removeShort}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
