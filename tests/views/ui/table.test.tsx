import { expect, test } from 'vitest';
import { Table } from '../../../src/views/ui/Table';
import { find, render } from './render';

const ROWS = [{ id: 1, marc: 4 }];

const table = (names: Record<number, string>) => (
  <Table
    caption="Activitats"
    columns={[{ id: 'marc', header: 'Marc', body: ({ marc }) => names[marc] ?? '-' }]}
    rows={ROWS}
  />
);

test('a name that arrives after its row is shown', () => {
  const draw = render(table({}));
  expect(find('tbody').textContent).toBe('-');
  draw(table({ 4: 'Formació' }));
  expect(find('tbody').textContent).toBe('Formació');
});
