import { act, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { ConfirmDialog } from '../../../src/views/ui/ConfirmDialog';
import { DatePickerField } from '../../../src/views/ui/DatePickerField';
import { FilterButton } from '../../../src/views/ui/FilterButton';
import { FilterOptions } from '../../../src/views/ui/FilterOptions';
import { IconButton } from '../../../src/views/ui/IconButton';
import { RowMenu } from '../../../src/views/ui/RowMenu';
import { Table } from '../../../src/views/ui/Table';
import { click, find, focus, get, getFocused, press, render, settle } from './render';

describe('a menu', () => {
  const onEdit = vi.fn<() => void>();
  const view = (
    <RowMenu
      name="Jana"
      items={[
        { id: 'show', label: 'Mostra', href: '/consultes' },
        { id: 'edit', label: 'Edita', onSelect: onEdit },
        'rule',
        { id: 'delete', label: 'Elimina', onSelect: () => {} },
      ]}
    />
  );

  test('opens on its first entry; arrows, Home, End and letters move', () => {
    render(view);
    click(get('button', 'Accions: Jana'));
    const seen = ['', 'ArrowUp', 'ArrowDown', 'e', 'e', 'Home', 'End'].map((key) => {
      if (key) press(key);
      return getFocused();
    });
    expect(seen).toEqual(['Mostra', 'Elimina', 'Mostra', 'Edita', 'Elimina', 'Mostra', 'Elimina']);
  });

  test('returns the focus on Escape, and before an action', () => {
    render(view);
    click(get('button', 'Accions: Jana'));
    press('Escape');
    expect([document.querySelector('[role="menu"]'), getFocused()]).toEqual([null, 'Accions: Jana']);
    click(get('button', 'Accions: Jana'));
    click(get('menuitem', 'Edita'));
    expect([document.querySelector('[role="menu"]'), getFocused()]).toEqual([null, 'Accions: Jana']);
    expect(onEdit).toHaveBeenCalledOnce();
  });

  test('closes on a press elsewhere', () => {
    render(
      <>
        {view}
        <p>Fora</p>
      </>,
    );
    click(get('button', 'Accions: Jana'));
    click(find('p'));
    expect(document.querySelector('[role="menu"]')).toBeNull();
  });

  test('is not rendered without entries', () => {
    render(<RowMenu name="Jana" items={[]} />);
    expect(document.querySelector('button')).toBeNull();
  });
});

describe('the confirmation dialog', () => {
  const onCancel = vi.fn<() => void>();
  const onConfirm = vi.fn<() => void>();
  const view = (open: boolean, busy?: string) => (
    <>
      <button type="button">Elimina</button>
      <ConfirmDialog
        open={open}
        busy={busy}
        title="Elimina la cita"
        question="Estàs segur/a?"
        onConfirm={onConfirm}
        onCancel={onCancel}
      />
    </>
  );

  async function open() {
    vi.clearAllMocks();
    const draw = render(view(false));
    focus(get('button', 'Elimina'));
    draw(view(true));
    await settle();
    return draw;
  }

  test('is an alert dialog with a title and a question, focused on Cancel·lar', async () => {
    await open();
    const dialog = find('[role="alertdialog"]');
    const read = (name: string) => find(`[id="${dialog.getAttribute(name)}"]`).textContent;
    expect([read('aria-labelledby'), read('aria-describedby'), getFocused()]).toEqual([
      'Elimina la cita',
      'Estàs segur/a?',
      'Cancel·lar',
    ]);
  });

  test('ignores the second press of a double click', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    await open();
    now.mockReturnValue(1_400);
    get('button', 'Elimina').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    click(find('.p-dialog-mask'));
    expect(onCancel).not.toHaveBeenCalled();
    now.mockRestore();
  });

  test('is cancelled by Escape and by a press outside', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    await open();
    now.mockReturnValue(2_000);
    press('Escape');
    expect(onCancel).toHaveBeenCalledOnce();
    click(find('.p-dialog-mask'));
    expect(onCancel).toHaveBeenCalledTimes(2);
    expect(onConfirm).not.toHaveBeenCalled();
    now.mockRestore();
  });

  test('can be confirmed once while it is busy, and closed', async () => {
    const draw = await open();
    click(get('button', 'Eliminar'));
    draw(view(true, 'Eliminant…'));
    click(get('button', 'Eliminant…'));
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 0]);
    press('Escape');
    click(get('button', 'Cancel·lar'));
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 2]);
  });

  test('returns the focus when it closes', async () => {
    const draw = await open();
    draw(view(false));
    await settle();
    expect([document.querySelector('[role="alertdialog"]'), getFocused()]).toEqual([null, 'Elimina']);
  });

  test('returns the focus once: it stays where a person then moves it', async () => {
    const draw = await open();
    const field = document.createElement('textarea');
    document.body.append(field);
    get('button', 'Elimina').addEventListener('focus', () => field.focus(), { once: true });
    draw(view(false));
    await settle();
    expect(document.activeElement).toBe(field);
  });
});

test('a filter opens on its first option, and Fet returns the focus', async () => {
  const seen: (string | null)[] = [];
  function Tipus() {
    const [value, setValue] = useState<string | null>(null);
    seen.push(value);
    return (
      <FilterButton label="Tipus" value={value ?? undefined}>
        {(close) => (
          <FilterOptions
            label="Tipus"
            options={[{ value: 'laboral', label: 'Laboral' }]}
            value={value}
            onChange={setValue}
            onDone={close}
          />
        )}
      </FilterButton>
    );
  }
  render(<Tipus />);
  click(get('button', 'Tipus'));
  await settle();
  expect((document.activeElement as HTMLInputElement).type).toBe('radio');
  click(get('label', 'Laboral'));
  click(get('label', 'Qualsevol'));
  click(get('label', 'Laboral'));
  click(get('button', 'Fet'));
  expect(seen.filter((value, index) => value !== seen[index - 1])).toEqual([
    null,
    'laboral',
    null,
    'laboral',
  ]);
  expect([document.querySelector('[role="dialog"]'), getFocused()]).toEqual([null, 'Tipus: laboral']);
});

test.each([
  ['mouse', 'Amplia'],
  ['pen', 'Amplia'],
  // Would take the finger's own press, which has begun on the button.
  ['touch', undefined],
])('a tooltip is shown to a %s as %o', (pointerType, shown) => {
  render(<IconButton icon="search" label="Amplia" />);
  const over = new PointerEvent('pointerover', { bubbles: true, pointerType });
  act(() => void get('button', 'Amplia').dispatchEvent(over));
  expect(document.querySelector('.tooltip')?.textContent).toBe(shown);
});

test('Escape closes the last opened overlay, wherever the focus is', async () => {
  render(
    <FilterButton label="Dates">
      {() => <DatePickerField id="des" label="Des de" value={null} onChange={() => {}} today="2026-11-20" />}
    </FilterButton>,
  );
  click(get('button', 'Dates'));
  click(get('button', 'Tria la data'));
  await settle();
  const listOpen = () => [...document.querySelectorAll('[role="dialog"]')].map((panel) => panel.ariaLabel);
  expect(listOpen()).toEqual(['Dates', 'Tria la data']);
  // As before the month has loaded.
  focus(get('button', 'Tria la data'));
  press('Escape');
  expect([listOpen(), getFocused()]).toEqual([['Dates'], 'Tria la data']);
  press('Escape');
  expect([listOpen(), getFocused()]).toEqual([[], 'Dates']);
});

describe('a table', () => {
  const onSort = vi.fn<(field: string) => void>();
  const view = (rows: { id: number; nom: string }[], loading?: string) => (
    <Table
      caption="Joves"
      loading={loading}
      rows={rows}
      sort={{ field: 'nom', order: 'desc' }}
      onSort={onSort}
      columns={[
        { id: 'id', header: 'Número', body: ({ id }) => id, sortField: 'id', numeric: true },
        { id: 'nom', header: 'Nom', body: ({ nom }) => nom, sortField: 'nom', place: 'name' },
      ]}
      actions={({ nom }) => <button type="button">{`Esborra ${nom}`}</button>}
    />
  );
  const jana = { id: 1, nom: 'Jana' };
  const nil = { id: 2, nom: 'Nil' };

  test('states the sorted column, and requests another', () => {
    render(view([jana, nil]));
    const heads = [...document.querySelectorAll('th')].map((head) => [head.textContent, head.ariaSort]);
    expect(heads).toEqual([
      ['Número', null],
      ['Nom', 'descending'],
      ['Accions', null],
    ]);
    click(get('button', 'Número'));
    expect(onSort.mock.calls).toEqual([['id']]);
  });

  test('keeps the focus when its focused row disappears', () => {
    const draw = render(view([jana, nil]));
    focus(get('button', 'Esborra Nil'));
    draw(view([jana]));
    expect(getFocused()).toBe('Joves');
  });

  test('shows a skeleton at first, and the previous rows while others load', () => {
    const draw = render(view([], 'Carregant els joves…'));
    expect([find('[role="status"]').textContent, document.querySelector('table')]).toEqual([
      'Carregant els joves…',
      null,
    ]);
    draw(view([jana], 'Carregant els joves…'));
    expect([find('[role="region"]').ariaBusy, document.querySelectorAll('tbody tr').length]).toEqual([
      'true',
      1,
    ]);
  });
});
