import { act, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Button } from '../../../src/views/ui/Button';
import { DatePickerField } from '../../../src/views/ui/DatePickerField';
import { ErrorSummary } from '../../../src/views/ui/ErrorSummary';
import { MultiSelectField } from '../../../src/views/ui/MultiSelectField';
import { NumberField } from '../../../src/views/ui/NumberField';
import { RatingField } from '../../../src/views/ui/RatingField';
import { SelectField } from '../../../src/views/ui/SelectField';
import { TextField } from '../../../src/views/ui/TextField';
import { TimeField } from '../../../src/views/ui/TimeField';
import { click, find, focus, get, getFocused, press, render, settle, type } from './render';

const options = [
  { value: 'ca', label: 'Català' },
  { value: 'es', label: 'Castellà' },
  { value: 'en', label: 'Anglès' },
];

test('a busy button says so, keeps the focus and does nothing', () => {
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

test('a number is null while the field is empty', () => {
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

  test('takes the focus, again at each attempt', () => {
    const draw = render(form(1));
    expect(document.activeElement).toBe(find('[role="alert"]'));
    focus(find('#nom'));
    draw(form(1));
    expect(document.activeElement).toBe(find('#nom'));
    draw(form(2));
    expect(document.activeElement).toBe(find('[role="alert"]'));
  });

  test('leads to the field, or to the first control of a group', () => {
    render(form(1));
    click(get('a', 'Indica el nom'));
    expect(document.activeElement).toBe(find('#nom'));
    click(get('a', 'Valora'));
    expect(getFocused()).toBe('1 de 5');
  });
});

const AMBITS = [
  'Treball',
  'Formació',
  "Formació d'adults",
  'Salut',
  'Lleure',
  'Cultura',
  'Esport',
  'Mobilitat',
  'Habitatge',
  'Participació',
].map((label) => ({ value: label, label }));

function Ambit() {
  const [value, setValue] = useState<string | null>('Lleure');
  return <SelectField id="ambit" label="Àmbit" value={value} onChange={setValue} options={AMBITS} />;
}

describe('a select', () => {
  function Idioma({ clearable }: { clearable?: boolean }) {
    const [value, setValue] = useState<string | null>('ca');
    return (
      <SelectField
        id="idioma"
        label="Idioma"
        value={value}
        onChange={setValue}
        options={options}
        clearable={clearable}
      />
    );
  }
  const shown = () => find('.p-dropdown-label').textContent;

  test('is a combobox that is named by its label and says when it is open', async () => {
    render(<Idioma />);
    const input = find('#idioma');
    const read = () => [input.role ?? input.getAttribute('role'), input.ariaExpanded];
    expect(read()).toEqual(['combobox', 'false']);
    input.focus();
    press('ArrowDown');
    await settle();
    expect(read()).toEqual(['combobox', 'true']);
    expect(find('[role="listbox"]').id).toBe(input.getAttribute('aria-controls'));
    expect(find('label').getAttribute('for')).toBe('idioma');
  });

  test.each([true, false])('says whether it is required: %s', (required) => {
    const noOption = { value: null, onChange: () => {}, options };
    render(<SelectField id="canal" label="Canal" required={required} {...noOption} />);
    const bearers = [...document.querySelectorAll('[aria-required]')].map((each) => each.id);
    expect([find('#canal').ariaRequired, bearers]).toEqual([String(required), ['canal']]);
  });

  test('that may be emptied is one Tab stop: its button says of what, and Delete does the same', async () => {
    render(<Idioma clearable />);
    const clear = find('.p-dropdown-clear');
    expect([clear.ariaLabel, clear.tabIndex]).toEqual(['Treu: Idioma', -1]);
    focus(find('#idioma'));
    press('Delete');
    await settle();
    expect([shown(), document.querySelector('.p-dropdown-clear')]).toEqual(['Selecciona una opció', null]);
    expect(document.activeElement).toBe(find('#idioma'));
  });

  test('that may not be emptied keeps its value', () => {
    render(<Idioma />);
    focus(find('#idioma'));
    press('Delete');
    expect(shown()).toBe('Català');
  });

  test('is chosen with the keyboard', async () => {
    render(<Idioma />);
    focus(find('#idioma'));
    press('ArrowDown');
    await settle();
    press('ArrowDown');
    press('Enter');
    await settle();
    expect(shown()).toBe('Castellà');
    expect(document.activeElement).toBe(find('#idioma'));
  });

  const pick = async (...keys: string[]) => {
    render(<Ambit />);
    focus(find('#ambit'));
    press('ArrowDown');
    await settle();
    type(find('.p-dropdown-filter'), 'hab');
    for (const key of keys) press(key);
    await settle();
    return [shown(), document.activeElement?.id, document.querySelector('[role="listbox"]')];
  };

  test.each([
    ['Enter alone', ['Enter']],
    ['arrow down, Enter', ['ArrowDown', 'Enter']],
  ])('of many takes the first match as soon as it is typed: %s', async (_, keys) => {
    expect(await pick(...keys)).toEqual(['Habitatge', 'ambit', null]);
  });

  test('of many filters without waiting', async () => {
    render(<Ambit />);
    focus(find('#ambit'));
    press('ArrowDown');
    await settle();
    type(find('.p-dropdown-filter'), 'formació');
    await settle();
    expect([...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent)).toEqual([
      'Formació',
      "Formació d'adults",
    ]);
    press('ArrowDown');
    press('ArrowDown');
    press('Enter');
    await settle();
    expect(shown()).toBe("Formació d'adults");
  });

  test('is emptied with Treu, and keeps the focus', () => {
    render(<Idioma clearable />);
    focus(find('.p-dropdown-clear'));
    press('Enter');
    expect(shown()).toBe('Selecciona una opció');
    expect(document.activeElement).toBe(find('#idioma'));
  });

  test('that waits for its options says so and cannot be opened', () => {
    render(
      <SelectField
        id="pais"
        label="País"
        value={null}
        onChange={() => {}}
        options={[]}
        loading="Carregant…"
      />,
    );
    expect([shown(), (find('#pais') as HTMLInputElement).disabled]).toEqual(['Carregant…', true]);
  });
});

describe('a multiple select', () => {
  function Idiomes() {
    const [value, setValue] = useState(['ca', 'en']);
    return (
      <MultiSelectField id="idiomes" label="Idiomes" value={value} onChange={setValue} options={options} />
    );
  }
  const tokens = () => [...document.querySelectorAll('.token')].map((token) => token.textContent);

  test('shows what is chosen as tokens, each removable by name', () => {
    render(<Idiomes />);
    expect(tokens()).toEqual(['Català', 'Anglès']);
    click(get('button', 'Treu Català'));
    expect(tokens()).toEqual(['Anglès']);
    expect(document.activeElement).toBe(find('#idiomes'));
  });

  test('counts the chosen, and closes with Fet', async () => {
    render(<Idiomes />);
    focus(find('#idiomes'));
    press('ArrowDown');
    await settle();
    expect(find('.popover-foot [role="status"]').textContent).toBe('2 de 3');
    click(get('button', 'Fet'));
    await settle();
    expect(document.querySelector('.popover-foot')).toBeNull();
    expect(document.activeElement).toBe(find('#idiomes'));
  });

  test('gives the focus back at Escape, at once', async () => {
    render(<Idiomes />);
    focus(find('#idiomes'));
    press('ArrowDown');
    await settle();
    focus(find('.p-multiselect-filter'));
    press('Escape');
    expect(document.activeElement).toBe(find('#idiomes'));
    await settle();
    expect([document.querySelector('.popover-foot'), document.activeElement]).toEqual([
      null,
      find('#idiomes'),
    ]);
  });
});

describe('a multiple select that is filtered', () => {
  function Themes({ grouped = false }: { grouped?: boolean }) {
    const [value, setValue] = useState(['Lleure']);
    return (
      <MultiSelectField
        id="temes"
        label="Temes"
        value={value}
        onChange={setValue}
        options={grouped ? [{ label: 'Tots', options: AMBITS }] : AMBITS}
      />
    );
  }
  const tokens = () => [...document.querySelectorAll('.token')].map((token) => token.textContent);

  test.each([
    ['Enter alone', false, ['Enter']],
    ['arrow down, Enter', false, ['ArrowDown', 'Enter']],
    ['in groups', true, ['Enter']],
  ])('takes the first match as soon as it is typed: %s', async (_, grouped, keys) => {
    render(<Themes grouped={grouped} />);
    focus(find('#temes'));
    press('ArrowDown');
    await settle();
    type(find('.p-multiselect-filter'), 'hab');
    for (const key of keys) press(key);
    await settle();
    expect(tokens()).toEqual(['Lleure', 'Habitatge']);
  });

  test('takes the first of several matches, wherever the list stood', async () => {
    render(<Themes />);
    focus(find('#temes'));
    press('ArrowDown');
    press('ArrowDown');
    await settle();
    type(find('.p-multiselect-filter'), 'o');
    await settle();
    press('Enter');
    expect(tokens()).toEqual(['Lleure', 'Formació']);
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
  ])('%s is shown as typed until it is left', (text, typed, left) => {
    render(<Hora />);
    const field = find('#hora');
    expect(field.getAttribute('type')).toBeNull();
    focus(field);
    type(field, text);
    expect(read()).toEqual(typed);
    act(() => field.blur());
    expect(read()).toEqual(left);
  });

  test('counts when the form is sent with Enter', () => {
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

  /** Opens the calendar, whose code comes then. */
  async function openDays(): Promise<void> {
    click(get('button', 'Tria la data'));
    await act(() => vi.dynamicImportSettled());
    await settle();
  }

  test('is typed as a person writes it; what is no day is the value as typed', () => {
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

  test('Home and End stay in the week, also where it is not all of this month', async () => {
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

  test('Escape closes the calendar and gives the focus back', async () => {
    render(<Data />);
    click(get('button', 'Tria la data'));
    await settle();
    press('Escape');
    await settle();
    expect([document.querySelector('[role="dialog"]'), getFocused()]).toEqual([null, 'Tria la data']);
  });
});
