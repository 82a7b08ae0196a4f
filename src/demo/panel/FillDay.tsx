import { useState } from 'react';
import { getDay, isDay } from '../../domain/values/madrid';
import { panel } from '../text/panel';
import { Button } from '../../views/ui/Button';
import { DatePickerField } from '../../views/ui/DatePickerField';
import { SelectField } from '../../views/ui/SelectField';
import { useDemo, useDemoState } from '../useDemo';

const texts = panel.file;

export function FillDay() {
  const demo = useDemo();
  // Each write changes what is free.
  useDemoState();
  const today = getDay(demo.readNow());
  const [day, setDay] = useState<string | null>(today);
  const [of, setOf] = useState<string | null>(null);
  const [filled, setFilled] = useState<number | null>(null);
  const fillable = day !== null && isDay(day) ? demo.listFillable(day) : [];
  const chosen = of === null ? fillable[0] : fillable.find(({ key }) => key === of);

  function fill(): void {
    if (!chosen || day === null) return;
    demo.fillDay(day, chosen.key);
    // A choice without a free hour stays, so that a second press fills no other.
    setOf(chosen.key);
    setFilled(chosen.free);
  }
  function choose(next: { day?: string | null; of?: string | null }): void {
    if (next.day !== undefined) setDay(next.day);
    if (next.of !== undefined) setOf(next.of);
    setFilled(null);
  }
  return (
    <>
      <h3>{texts.fill}</h3>
      <p className="soft">{texts.fillAbout}</p>
      <DatePickerField
        label={texts.fillDay}
        value={day}
        today={today}
        onChange={(next) => choose({ day: next })}
      />
      {fillable.length > 0 && (
        <SelectField
          label={texts.fillOf}
          value={chosen?.key ?? null}
          options={fillable.map(({ key, name, free }) => ({
            value: key as string,
            label: texts.free(name, free),
          }))}
          onChange={(next) => choose({ of: next })}
        />
      )}
      <div className="demo-buttons">
        <Button aria-disabled={!chosen || undefined} onClick={fill}>
          {texts.fillNow}
        </Button>
      </div>
      <p role="status">{filled === null ? !chosen && texts.noneFree : texts.filled(filled)}</p>
    </>
  );
}
