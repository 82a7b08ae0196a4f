import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openWebKit } from '../browsers/webDriver';

/** Starts drivers that answer, hang up or are silent, in turn, and notes what becomes of them. */
function listDrivers(...kinds: ('answers' | 'hangs up' | 'silent')[]) {
  const events: string[] = [];
  let next = 0;
  async function start() {
    const id = next++;
    const server = createServer(({ method, url }, response) => {
      events.push(`${id}: ${method} ${url}`);
      if (kinds[id] === 'hangs up') response.destroy();
      if (kinds[id] === 'answers') response.end(JSON.stringify({ value: { sessionId: 'a' } }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      async stop() {
        events.push(`${id}: stopped`);
        server.closeAllConnections();
        server.close();
      },
    };
  }
  return { events, start };
}

const OPENED = ['POST /session', 'POST /session/a/window/rect'];

test('a driver that opens no window is replaced, and stops with its window', async () => {
  const { events, start } = listDrivers('hangs up', 'answers');
  const window = await openWebKit(start);
  await window.close();
  expect(events).toEqual([
    '0: POST /session',
    '0: stopped',
    ...[...OPENED, 'DELETE /session/a', 'stopped'].map((event) => `1: ${event}`),
  ]);
});

test('three drivers that are silent are an error', async () => {
  const { events, start } = listDrivers('silent', 'silent', 'silent');
  await expect(openWebKit(start, 50)).rejects.toThrow('timeout');
  expect(events.filter((event) => event.endsWith('stopped'))).toEqual([
    '0: stopped',
    '1: stopped',
    '2: stopped',
  ]);
});
