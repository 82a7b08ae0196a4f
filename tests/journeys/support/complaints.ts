import { expect, type Page } from 'playwright/test';

/** Errors of the page and of the browser's console from now on, each with its file. */
export function listenToComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error')
      complaints.push(`${message.text()} ${getFile(message.location().url)}`.trim());
  });
  return complaints;
}

/** A built file without what changes with its contents: `/assets/CalendarPage.js`. */
const getFile = (url: string): string =>
  url.replace(/^https?:\/\/[^/]+/, '').replace(/-[\w-]{8}(\.\w+)$/, '$1');

/** Waits for a complaint; it may repeat, as the browser preloads files that the page requests again. */
export async function expectComplaint(complaints: string[], expected: string | RegExp): Promise<void> {
  await expect.poll(() => complaints).toContainEqual(expect.stringMatching(expected));
  expect(
    complaints.filter((one) => one !== expected && !(expected instanceof RegExp && expected.test(one))),
  ).toEqual([]);
  complaints.length = 0;
}

/** Waits for exactly the complaints that a test provokes; any other one still fails it. */
export async function expectComplaints(complaints: string[], expected: readonly string[]): Promise<void> {
  await expect.poll(() => complaints.toSorted()).toEqual(expected.toSorted());
  complaints.length = 0;
}
