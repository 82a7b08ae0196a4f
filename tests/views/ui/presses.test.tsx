import { act, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { DatePickerField } from '../../../src/views/ui/DatePickerField';
import { FilterButton } from '../../../src/views/ui/FilterButton';
import { FilterOptions } from '../../../src/views/ui/FilterOptions';
// Loaded on demand by the field; here its month is there at once.
import '../../../src/views/ui/MonthGrid';
import { ProgressBar } from '../../../src/views/ui/ProgressBar';
import { RowMenu } from '../../../src/views/ui/RowMenu';
import { SelectField } from '../../../src/views/ui/SelectField';
import { click, find, focus, get, getFocused, press, pressAsSafari, render, settle } from './render';

const MANY = Array.from({ length: 12 }, (_, index) => ({ value: index, label: `Opció ${index}` }));

function Page() {
  const [tipus, setTipus] = useState<string | null>(null);
  return (
    <main tabIndex={-1}>
      <FilterButton label="Tipus" value={tipus ?? undefined}>
        {(close) => (
          <FilterOptions
            label="Tipus"
            options={[{ value: 'laboral', label: 'Laboral' }]}
            value={tipus}
            onChange={setTipus}
            onDone={close}
          />
        )}
      </FilterButton>
      <DatePickerField id="dia" label="Dia" value="2026-11-20" onChange={() => {}} today="2026-11-20" />
      <SelectField id="opcio" label="Opció" value={null} onChange={() => {}} options={MANY} />
      <RowMenu name="Jana" items={[{ id: 'edit', label: 'Edita', onSelect: () => {} }]} />
      <a href="/altres">Altres</a>
    </main>
  );
}

const count = (selector: string) => document.querySelectorAll(selector).length;

describe('a press in a panel on something that takes no focus', () => {
  test('chooses the option of the pressed words, and the panel stays open with the focus', async () => {
    render(<Page />);
    pressAsSafari(get('button', 'Tipus'));
    await settle();
    pressAsSafari(get('label', 'Laboral'));
    expect([find('.filter-button').textContent, count('[role="dialog"]')]).toEqual(['Tipus: laboral', 1]);
    expect(find('.popover').contains(document.activeElement)).toBe(true);
    press('Escape');
    expect([count('[role="dialog"]'), getFocused()]).toEqual([0, 'Tipus: laboral']);
  });

  test('turns the months of a date', async () => {
    render(<Page />);
    pressAsSafari(get('button', 'Tria la data'));
    await settle();
    const month = find('.p-datepicker-title').textContent;
    pressAsSafari(find('.p-datepicker-next'));
    expect(find('.p-datepicker-title').textContent).not.toBe(month);
  });

  test.each(['.filter-button', '.select-button', '[aria-haspopup="menu"]'])(
    'closes the panel if it is on its button: %s',
    async (button) => {
      render(<Page />);
      pressAsSafari(find(button));
      await settle();
      expect(count('.popover')).toBe(1);
      pressAsSafari(find(button));
      expect(count('.popover')).toBe(0);
    },
  );
});

test('a panel closes once the focus is at another stop of the Tab key, not at what is none', async () => {
  render(<Page />);
  click(get('button', 'Tipus'));
  await settle();
  focus(find('main'));
  expect(count('.popover')).toBe(1);
  focus(find('a'));
  expect([count('.popover'), getFocused()]).toEqual([0, 'Altres']);
});

test('a panel moves with its button, but not during a press', async () => {
  render(<Page />);
  const button = get('button', 'Tipus');
  click(button);
  await settle();
  const readTop = () => find('.popover').style.top;
  const moveTo = (y: number) => {
    button.getBoundingClientRect = () => new DOMRect(10, y, 50, 20);
    act(() => void window.dispatchEvent(new Event('resize')));
  };
  moveTo(100);
  expect(readTop()).toBe('124px');
  find('.popover').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  moveTo(200);
  expect(readTop()).toBe('124px');
  find('.popover').dispatchEvent(new MouseEvent('pointerup', { bubbles: true }));
  await settle();
  expect(readTop()).toBe('224px');
});

describe('a stop that comes where the button of the start was', () => {
  test('takes no second click of a double click, but a press of its own by mouse or keys', () => {
    let stopped = 0;
    render(
      <ProgressBar
        title="Eliminant 5 consultes"
        about="1 de 5"
        progress={{ label: 'Progrés', value: 1, max: 5 }}
        stop={{ text: 'Atura', isPressed: false, onPress: () => (stopped += 1) }}
      />,
    );
    const clickAs = (detail: number) => {
      act(
        () => void get('button', 'Atura').dispatchEvent(new MouseEvent('click', { bubbles: true, detail })),
      );
      return stopped;
    };
    expect([2, 1, 0].map(clickAs)).toEqual([0, 1, 2]);
  });
});
