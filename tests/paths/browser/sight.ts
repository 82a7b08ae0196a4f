import type { Page } from 'playwright/test';

/** Lines that a person meets on a page: its address, title, focus, and the accessible content. */
export type Sight = readonly string[];

/** Calls with their bodies, and notices, since the page was loaded. */
type Heard = { asked: readonly string[]; said: readonly string[] };

type Named = Element & { computedName: string; computedRole: string };

/** Parts of the page that belong to the product; notices come and go with time. */
const PARTS = /^- (?:main|navigation|dialog|alertdialog)\b/;

/** Roles of elements that a page repeats, and the number kept of each. */
const MANY = /^ *- '?(row|listitem|button)\b/;
const KEPT: Readonly<Record<string, number>> = { row: 3, listitem: 10, button: 12 };

/** Cells, whose text their row has too. */
const CELL = /^ *- '?(?:cell|columnheader|gridcell)\b/;

/** Times of the running clock: a path takes some minutes. */
const RUNNING = /\b(10|00):2\d(?::\d\d)?\b/g;

/** A mailed link's token is random. */
const TOKEN = /\b\w{40,}\b/g;

const mask = (line: string): string => line.replaceAll(RUNNING, '$1:2_').replaceAll(TOKEN, '…');

/** Runs in the page: keeps the text of each notice as it appears. */
export function listenToNotices(): void {
  const texts = new WeakMap<Element, string>();
  const said: string[] = [];
  Object.assign(globalThis, { said });
  new MutationObserver(() => {
    for (const notice of document.querySelectorAll('.notice-message')) {
      const text = notice.textContent;
      if (texts.get(notice) === text) continue;
      texts.set(notice, text);
      said.push(text);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

const getMost = (role: string): number => KEPT[role] ?? 0;

/** Lines without those of the later elements among many of one kind, which are counted. */
export function shorten(lines: readonly string[]): string[] {
  const kept: string[] = [];
  /** Role and number of the elements so far, by depth. */
  const runs = new Map<number, { role: string; count: number }>();
  const close = (isOver: (depth: number, role: string) => boolean): void => {
    for (const [depth, { role, count }] of runs) {
      if (!isOver(depth, role)) continue;
      if (count > getMost(role)) kept.push(`${' '.repeat(depth)}… ${role}: ${count}`);
      runs.delete(depth);
    }
  };
  let hidden = Infinity;
  for (const line of lines) {
    const depth = line.search(/\S/);
    if (depth > hidden) continue;
    const role = MANY.exec(line)?.[1];
    close((at, of) => at > depth || (at === depth && of !== role));
    const count = (runs.get(depth)?.count ?? 0) + 1;
    if (role !== undefined) runs.set(depth, { role, count });
    hidden = role !== undefined && count > getMost(role) ? depth : Infinity;
    if (hidden === Infinity && !CELL.test(line)) kept.push(line);
  }
  close(() => true);
  return kept;
}

export async function readSight(page: Page): Promise<Sight> {
  const content = await page.locator('body').ariaSnapshot();
  const { address, title, focus, stored } = await page.evaluate(() => {
    const at = document.activeElement as Named | null;
    const isSomewhere = at !== null && at.tagName !== 'BODY';
    return {
      address: `${location.pathname}${location.search}, entry ${history.length}`,
      stored: Object.keys(localStorage)
        .filter((key) => !key.startsWith('punt-jove.demo') && localStorage.getItem(key) !== '')
        .toSorted()
        .join(', '),
      title: document.title,
      focus: isSomewhere ? `${at.computedRole} "${at.computedName.slice(0, 80)}"` : 'nothing',
    };
  });
  const parts = content.split(/\n(?=- )/).filter((part) => PARTS.test(part));
  const facts = [`address ${address}`, `title ${title}`, `focus ${focus}`, `stored ${stored}`];
  const lines = [...facts, ...parts.join('\n').split('\n')];
  return shorten(lines).map(mask);
}

/** A deletion is sent by a press or by time, so its call is not told. */
export async function readHeard(page: Page): Promise<Heard> {
  const heard = await page.evaluate(() => {
    const { said, gate } = globalThis as unknown as {
      said: string[];
      gate: { listAsked(): string[] };
    };
    return { said, asked: gate.listAsked() };
  });
  return {
    said: heard.said.map(mask),
    asked: heard.asked.filter((line) => !line.startsWith('DELETE ')).map(mask),
  };
}

/** Lines that have come, and those that have gone. */
export function toDifference(before: Sight, after: Sight): string[] {
  const subtract = (from: Sight, of: Sight): string[] => {
    const left = of.map((line) => line.trim());
    return from.filter((line) => {
      const at = left.indexOf(line.trim());
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  };
  const trim = before.length > 0;
  return [
    ...subtract(before, after).map((line) => `− ${line.trim()}`),
    ...subtract(after, before).map((line) => `+ ${trim ? line.trim() : line}`),
  ];
}
