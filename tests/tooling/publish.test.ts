import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const DAY = 86_400_000;
let folder: string;
let target: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'));
  target = join(folder, 'www/punt-jove');
});
afterEach(() => rmSync(folder, { recursive: true }));

function publish(...assets: string[]): void {
  const dist = join(folder, assets.join());
  mkdirSync(join(dist, 'assets'), { recursive: true });
  for (const asset of assets) writeFileSync(join(dist, 'assets', asset), asset);
  for (const file of ['icon.svg', 'index.html', 'index.html.gz'])
    writeFileSync(join(dist, file), assets.join());
  execFileSync('sh', ['deploy/publish.sh', dist, target]);
}

function wait(days: number): void {
  const then = new Date(Date.now() - days * DAY);
  for (const asset of listAssets()) utimesSync(join(target, 'assets', asset), then, then);
}

const listAssets = () => readdirSync(join(target, 'assets')).toSorted();

describe('publishing a release', () => {
  test('puts the page and its files in place', () => {
    publish('start-a.js', 'start-a.css');
    expect(listAssets()).toEqual(['start-a.css', 'start-a.js']);
    const files = ['icon.svg', 'index.html', 'index.html.gz'];
    expect(files.map((file) => readFileSync(join(target, file), 'utf8'))).toEqual(
      files.map(() => 'start-a.js,start-a.css'),
    );
    expect(existsSync(join(target, '.index.html'))).toBe(false);
  });

  test('keeps the former files for thirty days after their replacement, whatever their age', () => {
    publish('start-a.js', 'same.js');
    wait(300);
    publish('start-b.js', 'same.js');
    expect(listAssets()).toEqual(['same.js', 'start-a.js', 'start-b.js']);
    wait(20);
    publish('start-c.js', 'same.js');
    expect(listAssets()).toEqual(['same.js', 'start-a.js', 'start-b.js', 'start-c.js']);
    wait(32);
    publish('start-d.js', 'same.js');
    expect(listAssets()).toEqual(['same.js', 'start-c.js', 'start-d.js']);
  });

  test('changes nothing when repeated', () => {
    publish('start-a.js');
    wait(300);
    publish('start-a.js');
    expect(listAssets()).toEqual(['start-a.js']);
  });
});
