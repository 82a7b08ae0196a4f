import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { filterOptions } from '../../../src/views/ui/listbox';
import { MultiSelectField } from '../../../src/views/ui/MultiSelectField';
import { SelectField } from '../../../src/views/ui/SelectField';
import { click, find, focus, get, press, render, type } from './render';

const IDIOMES = [
  { value: 'ca', label: 'Català' },
  { value: 'es', label: 'Castellà' },
  { value: 'gl', label: 'Gallec', disabled: true },
  { value: 'en', label: 'Anglès' },
];

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

const TEMES = [
  { label: 'Feina', options: AMBITS.slice(0, 3) },
  { label: 'Vida', options: AMBITS.slice(3) },
];

type Chosen = string | null;

function Idioma(props: Partial<Parameters<typeof SelectField<string>>[0]> & { first?: Chosen }) {
  const { first = 'ca', ...others } = props;
  const [value, setValue] = useState<Chosen>(first);
  return (
    <SelectField id="idioma" label="Idioma" value={value} onChange={setValue} options={IDIOMES} {...others} />
  );
}

function Idiomes({ disabled = false }: { disabled?: boolean }) {
  const [value, setValue] = useState(['ca', 'en']);
  return (
    <MultiSelectField
      id="idiomes"
      label="Idiomes"
      disabled={disabled}
      value={value}
      onChange={setValue}
      options={IDIOMES}
    />
  );
}

function Temes() {
  const [value, setValue] = useState(['Lleure']);
  return <MultiSelectField id="temes" label="Temes" value={value} onChange={setValue} options={TEMES} />;
}

const listOptions = () => [...document.querySelectorAll<HTMLElement>('[role="option"]')];
const readOptions = () => listOptions().map(({ textContent }) => textContent);
const isOpen = () => document.querySelector('[role="listbox"]') !== null;
const getFilter = () => find('[role="searchbox"]');

/** The active option, as a screen reader finds it from the focused element. */
function readActive(): string | null {
  const id = document.activeElement?.getAttribute('aria-activedescendant');
  return id ? find(`[id="${id}"]`).textContent : null;
}

function go(id: string, ...keys: string[]): void {
  focus(find(`#${id}`));
  for (const key of keys) press(key);
}

function readSelect(id: string) {
  return { value: find(`#${id}`).textContent, open: isOpen(), focus: document.activeElement?.id };
}

describe('a select', () => {
  test('is a combobox named by its label that controls its list while open', () => {
    render(<Idioma />);
    const button = find('#idioma');
    const read = () => [
      button.getAttribute('role'),
      button.getAttribute('aria-haspopup'),
      button.ariaExpanded,
      button.getAttribute('aria-controls'),
    ];
    expect(read()).toEqual(['combobox', 'listbox', 'false', null]);
    go('idioma', 'ArrowDown');
    expect(read()).toEqual(['combobox', 'listbox', 'true', find('[role="listbox"]').id]);
    const label = find('label');
    expect([
      label.getAttribute('for'),
      label.id,
      find('[role="listbox"]').getAttribute('aria-labelledby'),
    ]).toEqual(['idioma', button.getAttribute('aria-labelledby'), label.id]);
  });

  test('renders its list only while open', () => {
    render(<Idioma />);
    expect(readOptions()).toEqual([]);
    click(find('#idioma'));
    expect(readOptions()).toEqual(['Català', 'Castellà', 'Gallec', 'Anglès']);
    click(find('#idioma'));
    expect(readSelect('idioma')).toEqual({ value: 'Català', open: false, focus: 'idioma' });
  });

  test.each([true, false])('states whether it is required: %s', (required) => {
    render(<Idioma required={required} />);
    const bearers = [...document.querySelectorAll('[aria-required]')].map(({ id }) => id);
    expect([find('#idioma').ariaRequired, bearers]).toEqual([String(required), ['idioma']]);
  });

  test('is described by its error and its help', () => {
    render(<Idioma error="Tria un idioma" help="El de casa." />);
    const button = find('#idioma');
    const described = button.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect([button.ariaInvalid, ...described.map((id) => find(`#${id}`).textContent)]).toEqual([
      'true',
      'Tria un idioma',
      'El de casa.',
    ]);
  });

  test('takes the focus by a press on its label, without opening', () => {
    render(<Idioma />);
    click(find('label'));
    expect(readSelect('idioma')).toEqual({ value: 'Català', open: false, focus: 'idioma' });
  });

  test('marks the chosen and the disabled option', () => {
    render(<Idioma />);
    go('idioma', 'ArrowDown');
    expect(listOptions().map((option) => [option.ariaSelected, option.ariaDisabled])).toEqual([
      ['true', null],
      ['false', null],
      ['false', 'true'],
      ['false', null],
    ]);
  });

  test.each<[keys: string[], active: string | null]>([
    [['ArrowDown'], 'Català'],
    [['ArrowUp'], 'Català'],
    [['Enter'], 'Català'],
    [[' '], 'Català'],
    [['Home'], 'Català'],
    [['End'], 'Anglès'],
    [['ArrowDown', 'ArrowDown', 'ArrowDown'], 'Anglès'],
    [['ArrowDown', 'ArrowUp'], 'Català'],
    [['End', 'ArrowDown'], 'Anglès'],
    [['End', 'ArrowUp'], 'Castellà'],
    [['c'], 'Castellà'],
    [['à'], 'Anglès'],
    [['c', 'a', 's'], 'Castellà'],
    [['x'], 'Català'],
  ])('opens by %s with %s as the active option', (keys, active) => {
    render(<Idioma />);
    go('idioma', ...keys);
    expect([readActive(), isOpen(), document.activeElement?.id]).toEqual([active, true, 'idioma']);
  });

  test.each<[keys: string[], value: string, open: boolean]>([
    [['ArrowDown', 'ArrowDown', 'Enter'], 'Castellà', false],
    [['ArrowDown', 'ArrowDown', ' '], 'Castellà', false],
    [['End', 'Escape'], 'Català', false],
    [['c', 'Enter'], 'Castellà', false],
    [['Delete'], 'Català', false],
  ])('acts on the keys %s', (keys, value, open) => {
    render(<Idioma />);
    go('idioma', ...keys);
    expect(readSelect('idioma')).toEqual({ value, open, focus: 'idioma' });
  });

  test('without a value has no active option until an arrow is pressed', () => {
    render(<Idioma first={null} />);
    go('idioma', 'Enter', 'Enter');
    expect([readActive(), isOpen()]).toEqual([null, true]);
    press('ArrowUp');
    expect(readActive()).toBe('Anglès');
  });

  test('takes an option by a press on its text', () => {
    const onBlur = vi.fn<() => void>();
    render(<Idioma onBlur={onBlur} />);
    click(find('#idioma'));
    click(get('option', 'Castellà'));
    expect(readSelect('idioma')).toEqual({ value: 'Castellà', open: false, focus: 'idioma' });
    expect(onBlur).not.toHaveBeenCalled();
  });

  test('takes no disabled option', () => {
    render(<Idioma />);
    click(find('#idioma'));
    click(get('option', 'Gallec'));
    expect(readSelect('idioma')).toEqual({ value: 'Català', open: true, focus: 'idioma' });
  });

  test('chooses nothing when it is left, and closes', () => {
    const onBlur = vi.fn<() => void>();
    render(
      <>
        <Idioma onBlur={onBlur} />
        <input id="next" />
      </>,
    );
    go('idioma', 'End');
    focus(find('#next'));
    expect(readSelect('idioma')).toEqual({ value: 'Català', open: false, focus: 'next' });
    expect(onBlur).toHaveBeenCalledTimes(1);
  });

  test('closes by a press elsewhere', () => {
    render(
      <>
        <Idioma />
        <p>Un text</p>
      </>,
    );
    go('idioma', 'End');
    click(find('p'));
    expect([find('#idioma').textContent, isOpen()]).toEqual(['Català', false]);
  });

  test.each(['press', 'Delete'])('that is clearable is one Tab stop, cleared by %s', (way) => {
    render(<Idioma clearable />);
    const clear = get('button', 'Treu: Idioma');
    expect(clear.tabIndex).toBe(-1);
    if (way === 'press') click(clear);
    else go('idioma', 'Delete');
    expect(readSelect('idioma')).toEqual({ value: 'Selecciona una opció', open: false, focus: 'idioma' });
    expect(document.querySelector('[aria-label="Treu: Idioma"]')).toBeNull();
  });

  test('that loads its options states it and is disabled', () => {
    render(<Idioma first={null} options={[]} loading="Carregant…" />);
    const button = find('#idioma') as HTMLButtonElement;
    expect([button.textContent, button.disabled]).toEqual(['Carregant…', true]);
  });

  test('without options has a list that states it', () => {
    render(<Idioma first={null} options={[]} emptyText="Cap idioma" />);
    go('idioma', 'Enter');
    expect([find('#idioma').textContent, readOptions()]).toEqual(['Cap idioma', ['Cap idioma']]);
  });

  test('shows an unknown value as it was sent', () => {
    render(<Idioma first="oc" />);
    expect(find('#idioma').textContent).toBe('oc');
  });
});

describe('a select of many', () => {
  const drawMany = (first: Chosen = 'Lleure') =>
    render(<Idioma id="ambit" label="Àmbit" first={first} options={AMBITS} />);

  test('focuses its filter, which controls the list', () => {
    drawMany();
    go('ambit', 'ArrowDown');
    const filter = getFilter();
    expect([document.activeElement, filter.ariaLabel, filter.getAttribute('aria-controls')]).toEqual([
      filter,
      'Filtra',
      find('[role="listbox"]').id,
    ]);
    expect(readActive()).toBe('Lleure');
  });

  test('begins its filter with a character typed while closed', () => {
    drawMany();
    go('ambit', 'h');
    expect([(getFilter() as HTMLInputElement).value, document.activeElement, readOptions()]).toEqual([
      'h',
      getFilter(),
      ['Habitatge'],
    ]);
  });

  test.each([
    ['Enter alone', ['Enter']],
    ['arrow down, Enter', ['ArrowDown', 'Enter']],
  ])('takes the first match as soon as it is typed: %s', (_, keys) => {
    drawMany();
    go('ambit', 'ArrowDown');
    type(getFilter(), 'hab');
    for (const key of keys) press(key);
    expect(readSelect('ambit')).toEqual({ value: 'Habitatge', open: false, focus: 'ambit' });
  });

  test('filters by any part of a label, regardless of accents', () => {
    drawMany();
    go('ambit', 'ArrowDown');
    type(getFilter(), 'acio');
    expect([readOptions(), readActive()]).toEqual([['Formació', "Formació d'adults", 'Participació'], null]);
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) press(key);
    expect(find('#ambit').textContent).toBe("Formació d'adults");
  });

  test('states that nothing matches, and takes nothing', () => {
    drawMany();
    go('ambit', 'ArrowDown');
    type(getFilter(), 'zzz');
    press('Enter');
    expect([readOptions(), find('#ambit').textContent]).toEqual([['Cap resultat'], 'Lleure']);
  });

  test('forgets its filter when it closes', () => {
    drawMany();
    go('ambit', 'h', 'Escape');
    expect(readSelect('ambit')).toEqual({ value: 'Lleure', open: false, focus: 'ambit' });
    press('Enter');
    expect(readOptions()).toHaveLength(10);
  });

  test('can be filtered while more options load, and states that they do', () => {
    render(<Idioma loadingMore="Carregant…" />);
    go('idioma', 'g');
    expect(readOptions()).toEqual(['Gallec', 'Anglès', 'Carregant…']);
  });
});

describe('a multiple select', () => {
  const readTokens = () => [...document.querySelectorAll('.token')].map((token) => token.textContent);

  test('has the chosen labels as its value, and tokens beside it, each removable by name', () => {
    render(<Idiomes />);
    expect([find('#idiomes').textContent, readTokens()]).toEqual(['Català, Anglès', ['Català', 'Anglès']]);
    expect(find('#idiomes').querySelector('.token')).toBeNull();
    click(get('button', 'Treu Català'));
    expect([find('#idiomes').textContent, readTokens(), document.activeElement?.id]).toEqual([
      'Anglès',
      ['Anglès'],
      'idiomes',
    ]);
  });

  test('that is disabled has no tokens to remove', () => {
    render(<Idiomes disabled />);
    expect([readTokens(), document.querySelector('.token button')]).toEqual([['Català', 'Anglès'], null]);
  });

  test('stays open, counts the chosen, and closes with Fet', () => {
    render(<Idiomes />);
    click(find('#idiomes'));
    expect(find('[role="listbox"]').ariaMultiSelectable).toBe('true');
    const readCount = () => find('.popover-foot [role="status"]').textContent;
    expect(readCount()).toBe('2 de 4');
    click(get('option', 'Castellà'));
    click(get('option', 'Català'));
    expect([readCount(), find('#idiomes').textContent, readActive()]).toEqual([
      '2 de 4',
      'Anglès, Castellà',
      'Català',
    ]);
    click(get('button', 'Fet'));
    expect(readSelect('idiomes')).toEqual({ value: 'Anglès, Castellà', open: false, focus: 'idiomes' });
  });

  test('gives the focus back on Escape', () => {
    render(<Idiomes />);
    go('idiomes', 'ArrowDown');
    expect(document.activeElement).toBe(getFilter());
    press('Escape');
    expect(readSelect('idiomes')).toEqual({ value: 'Català, Anglès', open: false, focus: 'idiomes' });
  });

  test('shows a heading for each group', () => {
    render(<Temes />);
    go('temes', 'ArrowDown');
    const readList = () => [...find('[role="listbox"]').children].map(({ textContent }) => textContent);
    type(getFilter(), 'l');
    expect(readList()).toEqual([
      'Feina',
      'Treball',
      "Formació d'adults",
      'Vida',
      'Salut',
      'Lleure',
      'Cultura',
      'Mobilitat',
    ]);
    type(getFilter(), 'salut');
    expect(readList()).toEqual(['Vida', 'Salut']);
  });

  test.each([
    ['Enter alone', ['Enter']],
    ['arrow down, Enter', ['ArrowDown', 'Enter']],
  ])('takes the first match as soon as it is typed: %s', (_, keys) => {
    render(<Temes />);
    go('temes', 'ArrowDown');
    type(getFilter(), 'hab');
    for (const key of keys) press(key);
    expect(readTokens()).toEqual(['Lleure', 'Habitatge']);
  });

  test('takes the first of several matches, whichever option was active', () => {
    render(<Temes />);
    go('temes', 'ArrowDown', 'End');
    type(getFilter(), 'o');
    press('Enter');
    expect(readTokens()).toEqual(['Lleure', 'Formació']);
  });
});

test.each(['instal.lacions', 'installacions', 'instalacions', 'INSTAL·LACIONS', 'electriques'])(
  'an option with a geminate l is found by %j',
  (text) => {
    const options = [{ label: 'CFGM Instal·lacions elèctriques' }, { label: 'CFGM Comerç' }];
    expect(filterOptions(options, text)).toEqual([options[0]]);
  },
);
