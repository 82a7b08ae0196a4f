import { expect, test, vi } from 'vitest';
import { Table, type TableColumn } from '../../../src/views/ui/Table';
import { click, find, render } from './render';

type Row = { id: number; marc: number; altes: number };

const ROWS: Row[] = [
  { id: 1, marc: 4, altes: 30 },
  { id: 2, marc: 5, altes: 0 },
];

const getColumns = (names: Record<number, string>): TableColumn<Row>[] => [
  { id: 'marc', header: 'Marc', body: ({ marc }) => names[marc], sortField: 'marc.name', place: 'name' },
  { id: 'altes', header: 'Altes', body: ({ altes }) => altes > 0 && altes, numeric: true, nowrap: true },
];

const table = (names: Record<number, string>) => (
  <Table
    caption="Activitats"
    columns={getColumns(names)}
    rows={ROWS}
    sort={{ field: 'marc.name', order: 'desc' }}
    isLocked={({ id }) => id === 2}
    actions={({ id }) => <button type="button">{`Edita ${id}`}</button>}
  />
);

const readCells = () =>
  [...document.querySelectorAll('tbody tr')].map((row) => [
    row.className,
    ...[...row.children].map((cell) => [cell.className, cell.textContent]),
  ]);

test('every value has its cell: a dash if empty, nothing if false', () => {
  render(table({ 4: 'Formació' }));
  expect(readCells()).toEqual([
    [
      '',
      ['table-name', 'Formació'],
      ['table-hidden table-line table-number', '30'],
      ['table-actions', 'Edita 1'],
    ],
    [
      'table-locked',
      ['table-name table-empty', '-'],
      ['table-hidden table-line table-number', ''],
      ['table-actions', 'Edita 2'],
    ],
  ]);
});

test('a cell shows a name that arrives after its row', () => {
  const draw = render(table({}));
  expect(find('tbody td').textContent).toBe('-');
  draw(table({ 4: 'Formació' }));
  expect(find('tbody td').textContent).toBe('Formació');
});

test('a head states its sort, and a sortable one requests it', () => {
  const onSort = vi.fn<(field: string) => void>();
  render(<Table {...table({}).props} onSort={onSort} />);
  expect([...document.querySelectorAll('th')].map((head) => [head.textContent, head.ariaSort])).toEqual([
    ['Marc', 'descending'],
    ['Altes', null],
    ['Accions', null],
  ]);
  click(find('th button'));
  expect(onSort.mock.calls).toEqual([['marc.name']]);
});

test('a table drawn as cards keeps its roles', () => {
  render(table({}));
  const roles = [...document.querySelectorAll('[role]')].map((part) => part.getAttribute('role'));
  expect(roles).toEqual([
    'region',
    'table',
    'rowgroup',
    'row',
    'columnheader',
    'columnheader',
    'columnheader',
    'rowgroup',
    'row',
    'cell',
    'cell',
    'cell',
    'row',
    'cell',
    'cell',
    'cell',
  ]);
});
