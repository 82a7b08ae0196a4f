import { expect, test } from 'vitest';
import { getPages } from '../../../src/views/ui/pageNumbers';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 7, 8, 9]],
  [12, 9, [1, null, 7, 8, 9]],
])('page %i of %i offers %j', (page, last, pages) => {
  expect(getPages(page, last)).toEqual(pages);
});
