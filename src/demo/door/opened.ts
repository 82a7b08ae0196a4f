import type { Demo } from '../../../mock-server/demo/demo';
import type { Scenario } from '../../../mock-server/demo/scenario';

const NAME = 'punt-jove.demo.opened';
/** Most scenarios, and most characters of one: the storage is the demo's own too. */
const LIMIT = { scenarios: 5, characters: 100_000 };

function read(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

function write(texts: readonly string[]): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(texts));
  } catch {
    // Without room the door forgets them; the files and links remain.
  }
}

/** The last scenarios that files and links have opened in this browser, the latest first. */
export function listOpened(demo: Demo): Scenario[] {
  return read().flatMap((text) => {
    const found = demo.readFile(text);
    return typeof found === 'string' ? [] : [found];
  });
}

export function forgetOpened(demo: Demo, scenario: Scenario): void {
  const text = demo.toFile(scenario);
  write(read().filter((one) => one !== text));
}

/** Remembers a scenario at the top, in the place of an earlier one with its title. */
export function rememberOpened(demo: Demo, scenario: Scenario): void {
  const others = listOpened(demo).filter(({ title }) => title !== scenario.title);
  const texts = [scenario, ...others].map((one) => demo.toFile(one));
  write(texts.filter((text) => text.length <= LIMIT.characters).slice(0, LIMIT.scenarios));
}
