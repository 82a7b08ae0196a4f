import { expect, test } from 'vitest';
import { check, readHelp, type } from '../forms/fill';
import { openProduct, press, readAll } from '../support/openProduct';

const findGroup = (legend: string) =>
  [...document.querySelectorAll('fieldset')].find(
    (group) => group.querySelector(':scope > legend')?.textContent === legend,
  );

test('an activity has the sum of each attendance, and a rating that is given up as a whole', async () => {
  await openProduct('admin', '/activitats/nova');
  type('presencial.home', '4');
  type('presencial.dona', '3');
  type('virtual.no_binari', '2');
  expect(
    ['Assistents presencials', 'Assistents virtuals'].map((legend) => readHelp(findGroup(legend)?.id ?? '')),
  ).toEqual(['En total: 7', 'En total: 2']);

  check('activitatValoracio.professorat', 3);
  await press('Treu la valoració');
  expect(readAll('button').filter((text) => text === 'Treu la valoració')).toEqual([]);
  expect(document.querySelectorAll('[id^=activitatValoracio] :checked')).toHaveLength(0);
  const { activeElement } = document;
  expect(activeElement?.closest('fieldset')?.id).toBe('activitatValoracio.alumnat');
});
