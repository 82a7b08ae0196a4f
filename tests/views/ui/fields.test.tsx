import { act, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Button } from '../../../src/views/ui/Button';
import { DatePickerField } from '../../../src/views/ui/DatePickerField';
import { ErrorSummary } from '../../../src/views/ui/ErrorSummary';
import { NumberField } from '../../../src/views/ui/NumberField';
import { PasswordField } from '../../../src/views/ui/PasswordField';
import { RatingField } from '../../../src/views/ui/RatingField';
import { TextField } from '../../../src/views/ui/TextField';
import { TimeField } from '../../../src/views/ui/TimeField';
import { click, find, focus, get, getFocused, press, render, settle, type } from './render';

test('a busy button shows it, keeps the focus and ignores presses', () => {
  const onClick = vi.fn<() => void>();
  const draw = render(<Button onClick={onClick}>Desa</Button>);
  const button = get('button', 'Desa');
  focus(button);
  draw(
    <Button busy="Desant…" onClick={onClick}>
      Desa
    </Button>,
  );
  click(button);
  expect([button.textContent, button.ariaDisabled, getFocused()]).toEqual(['Desant…', 'true', 'Desant…']);
  expect(onClick).not.toHaveBeenCalled();
});

test('a field is described by its error, then by its help', () => {
  render(<TextField id="nom" label="Nom" required error="Indica el nom" help="Com al document." />);
  const field = find('#nom');
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => find(`#${id}`).textContent)).toEqual(['Indica el nom', 'Com al document.']);
  expect([field.ariaInvalid, field.hasAttribute('required')]).toEqual(['true', true]);
  expect(find('label').textContent).toBe('Nom*');
});

test('a password is shown and hidden by a button that names what it does', () => {
  render(<PasswordField id="password" label="Contrasenya" defaultValue="Demo1234!" />);
  const field = find('#password') as HTMLInputElement;
  click(get('button', 'Mostra la contrasenya'));
  expect(field.type).toBe('text');
  click(get('button', 'Amaga la contrasenya'));
  expect(field.type).toBe('password');
});

test('a number is null while its field is empty', () => {
  const onChange = vi.fn<(value: number | null) => void>();
  render(<NumberField id="n" label="Assistents" value={3} onChange={onChange} />);
  type(find('#n'), '12');
  type(find('#n'), '');
  expect(onChange.mock.calls).toEqual([[12], [null]]);
});

describe('the error summary', () => {
  const errors = [
    { id: 'nom', message: 'Indica el nom' },
    { id: 'val', message: 'Valora' },
  ];
  const form = (attempt: number) => (
    <>
      <ErrorSummary title="Hi ha errors" errors={errors} attempt={attempt} />
      <TextField id="nom" label="Nom" />
      <RatingField id="val" label="Valoració" value={null} onChange={() => {}} />
    </>
  );

  test('takes the focus at each attempt', () => {
    const draw = render(form(1));
    expect(document.activeElement).toBe(find('[role="alert"]'));
    focus(find('#nom'));
    draw(form(1));
    expect(document.activeElement).toBe(find('#nom'));
    draw(form(2));
    expect(document.activeElement).toBe(find('[role="alert"]'));
  });

  test('links to a field, or to the first control of a group', () => {
    render(form(1));
    click(get('a', 'Indica el nom'));
    expect(document.activeElement).toBe(find('#nom'));
    click(get('a', 'Valora'));
    expect(getFocused()).toBe('1 de 5');
  });
});

describe('a time', () => {
  function Hora() {
    const [value, setValue] = useState('');
    return (
      <>
        <TimeField id="hora" label="Hora" value={value} onChange={setValue} />
        <output>{value}</output>
      </>
    );
  }
  const read = () => [(find('#hora') as HTMLInputElement).value, find('output').textContent];

  test.each([
    ['930', ['930', '930'], ['09:30', '09:30']],
    ['9.30', ['9.30', '09:30'], ['09:30', '09:30']],
    ['11h', ['11h', '11h'], ['11:00', '11:00']],
    ['migdia', ['migdia', 'migdia'], ['migdia', 'migdia']],
  ])('%s is kept as typed until it is left', (text, typed, left) => {
    render(<Hora />);
    const field = find('#hora');
    expect(field.getAttribute('type')).toBeNull();
    focus(field);
    type(field, text);
    expect(read()).toEqual(typed);
    act(() => field.blur());
    expect(read()).toEqual(left);
  });

  test('is settled when the form is sent with Enter', () => {
    render(<Hora />);
    focus(find('#hora'));
    type(find('#hora'), '9');
    press('Enter');
    expect(read()).toEqual(['09:00', '09:00']);
  });
});

describe('a date', () => {
  const values: (string | null)[] = [];
  function Data() {
    const [value, setValue] = useState<string | null>('2026-11-20');
    values.push(value);
    return (
      <DatePickerField
        today="2026-11-20"
        id="data"
        label="Data"
        value={value}
        onChange={setValue}
        max="2026-11-30"
      />
    );
  }

  async function openDays(): Promise<void> {
    click(get('button', 'Tria la data'));
    await act(() => vi.dynamicImportSettled());
    await settle();
  }

  test('is typed in the local format; an invalid day is kept as typed', () => {
    render(<Data />);
    const field = find('#data') as HTMLInputElement;
    expect(field.value).toBe('20/11/2026');
    const typed = ['2/11/202', '2/11/2026', '31/11/2026', ''].map((text) => {
      type(field, text);
      return [field.value, values.at(-1)];
    });
    expect(typed).toEqual([
      ['2/11/202', '2/11/202'],
      ['2/11/2026', '2026-11-02'],
      ['31/11/2026', '31/11/2026'],
      ['', null],
    ]);
  });

  test('is picked with the keyboard, across the ends of weeks', async () => {
    render(<Data />);
    await openDays();
    expect(getFocused()).toBe('20divendres 20 de novembre');
    press('ArrowRight');
    press('ArrowRight');
    press('ArrowRight');
    expect(getFocused()).toBe('23dilluns 23 de novembre');
    press('Enter');
    await settle();
    expect([values.at(-1), getFocused()]).toEqual(['2026-11-23', 'Tria la data']);
  });

  test('stays in the week with Home and End, also across months', async () => {
    render(<Data />);
    await openDays();
    const readAfter = (...keys: string[]) => {
      for (const key of keys) press(key);
      return getFocused();
    };
    expect(readAfter('Home')).toBe('16dilluns 16 de novembre');
    expect(readAfter('End')).toBe('22diumenge 22 de novembre');
    expect(readAfter('ArrowUp', 'ArrowUp', 'ArrowUp', 'Home')).toBe('1diumenge 1 de novembre');
    expect(readAfter('End')).toBe('1diumenge 1 de novembre');
  });

  test('closes its calendar on Escape and gets the focus back', async () => {
    render(<Data />);
    click(get('button', 'Tria la data'));
    await settle();
    press('Escape');
    await settle();
    expect([document.querySelector('[role="dialog"]'), getFocused()]).toEqual([null, 'Tria la data']);
  });
});
