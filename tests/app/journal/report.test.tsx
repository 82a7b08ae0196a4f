import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { CrashReport } from '../../../src/app/journal/CrashReport';
import type { RootActor } from '../../../src/machines/root';
import { inspect } from '../../../src/app/journal/journal';
import { findLastReference, findNoticeReference } from '../../../src/app/journal/references';
import { collectReport } from '../../../src/app/journal/report';
import { startJournal } from '../../../src/app/journal/startJournal';
import { deletionMachine } from '../../../src/machines/services/deletion';
import { notificationsMachine } from '../../../src/machines/services/notifications';
import { toUnexpectedNotice } from '../../../src/machines/kit/failures';
import { RootErrorBoundary } from '../../../src/views/shell/RootErrorBoundary';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const MET = [
  { call: 'GET consultes', path: 'data.*.id', expected: 'number', seen: 'string', outcome: 'read', times: 3 },
] as const;

const ROOT = {
  getSnapshot: () => ({
    context: { now: Date.parse('2026-11-20T10:20:00Z') },
    children: { differences: { getSnapshot: () => ({ context: { met: MET } }) } },
  }),
} as unknown as RootActor;

type Read = { journal: { id: string; first: number; entries: unknown[] }; crash?: unknown };
const read = (text: string) => JSON.parse(text) as Read;

afterEach(() => vi.restoreAllMocks());

test('a report has events and places, and no typed text or personal data', () => {
  startJournal();
  const actor = createActor(deletionMachine, { inspect }).start();
  actor.send({ type: 'deletion.open', noun: 'consulta', id: 12, label: 'Zqada Zqpuig', today: '2026-11-20' });
  const { name, text, events, differences } = collectReport(ROOT);
  expect([name, events, differences]).toEqual(['informe_2026-11-20T11-20-00.json', 2, 1]);
  expect(read(text)).toMatchObject({
    format: 'punt-jove.report',
    version: 1,
    application: expect.any(String),
    at: '2026-11-20T11:20:00+01:00',
    browser: { userAgent: navigator.userAgent, language: navigator.language },
    differences: MET,
    journal: {
      format: 'punt-jove.journal',
      entries: [{ machine: 'deletion' }, { event: { type: 'deletion.open', noun: 'consulta', id: 12 } }],
    },
  });
  expect(text).not.toContain('Zq');
});

test('a notice has the reference of the event that opened it, and the report contains that event', () => {
  startJournal();
  expect([findNoticeReference(), findLastReference()]).toEqual([undefined, undefined]);
  const notifications = createActor(notificationsMachine, { inspect, id: 'root/notifications' }).start();
  notifications.send(toUnexpectedNotice({ text: 'Zqada no hi és' }));
  const reference = findNoticeReference();
  notifications.send({ type: 'notifications.close' });
  const { text } = collectReport(ROOT);
  const { id, first, entries } = read(text).journal;
  expect([reference, findNoticeReference(), findLastReference()]).toEqual([`${id}-2`, `${id}-2`, `${id}-3`]);
  expect(entries[2 - first]).toEqual({
    stream: 'root/notifications',
    event: {
      type: 'notifications.open',
      severity: 'error',
      message: {},
      unexpected: true,
      autoHideDuration: 0,
    },
  });
});

function Broken(): never {
  throw new TypeError('Zqada is not a function');
}

test('the error screen shows the reference and the report, with the places of the error but not its message', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  startJournal();
  createActor(deletionMachine, { inspect }).start();
  document.body.innerHTML = '<div id="root"></div>';
  const view = createRoot(document.getElementById('root') as HTMLElement);
  onTestFinished(() => act(() => view.unmount()));
  act(() =>
    view.render(
      <RootErrorBoundary help={(error) => <CrashReport root={ROOT} error={error} />}>
        <Broken />
      </RootErrorBoundary>,
    ),
  );
  expect(document.querySelector('main p')?.textContent).toBe(`Referència ${findLastReference()}`);
  const press = (name: string) =>
    act(async () => {
      [...document.querySelectorAll('button')]
        .find((button) => (button.ariaLabel ?? button.textContent) === name)
        ?.click();
      await vi.dynamicImportSettled();
    });
  await press('Desa un informe per a suport');
  const text = document.querySelector('textarea')?.value ?? '';
  expect(document.activeElement?.textContent).toBe("Desa l'informe");
  expect(read(text)).toMatchObject({
    crash: {
      name: 'TypeError',
      at: expect.arrayContaining([expect.stringMatching(/^report.test.tsx:\d+:/)]),
    },
    journal: { entries: [{ machine: 'deletion' }] },
  });
  expect(text).not.toContain('Zq');

  const saved: Blob[] = [];
  const createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await press("Desa l'informe");
  expect(await saved[0]?.text()).toBe(text);
});
