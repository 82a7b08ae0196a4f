import type { Engine } from './engine';

/** Keys without a sign, in the protocol's own code points (W3C WebDriver, keyboard actions). */
const KEYS: Readonly<Record<string, string>> = {
  Control: '\uE009',
  Shift: '\uE008',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Backspace: '\uE003',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

type Driver = { url: string; stop(): Promise<void> };

type Window = Engine & { close(): Promise<void> };

const TRIES = 3;

/** A window of a driver of its own. A driver that opens none in time is replaced; milliseconds. */
export async function openWebKit(start: () => Promise<Driver>, patience = 20_000): Promise<Window> {
  for (let left = TRIES - 1; ; left -= 1) {
    const driver = await start();
    try {
      return await open(driver, patience);
    } catch (error) {
      void driver.stop();
      if (left === 0) throw error;
    }
  }
}

async function open(driver: Driver, patience: number): Promise<Window> {
  async function call<T>(method: string, path: string, body?: object, signal?: AbortSignal): Promise<T> {
    const response = await fetch(`${driver.url}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    const { value } = (await response.json()) as { value: T };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }
  const inTime = AbortSignal.timeout(patience);
  const wanted = { capabilities: { alwaysMatch: { browserName: 'MiniBrowser' } } };
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', wanted, inTime);
  const window = `/session/${sessionId}`;
  await call('POST', `${window}/window/rect`, { width: 1440, height: 960 }, inTime);

  const point = (...actions: object[]) =>
    call<void>('POST', `${window}/actions`, {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    });

  const toKey = (type: 'keyDown' | 'keyUp', value: string) => ({ type, value });
  const keyboard = (actions: object[]) =>
    call<void>('POST', `${window}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });

  return {
    goto: (url) => call('POST', `${window}/url`, { url }),
    run: (work, ...args) =>
      call('POST', `${window}/execute/sync`, { script: `return (${String(work)})(...arguments)`, args }),
    move: (x, y) => point({ type: 'pointerMove', duration: 50, x: Math.round(x), y: Math.round(y) }),
    down: () => point({ type: 'pointerDown', button: 0 }),
    up: () => point({ type: 'pointerUp', button: 0 }),
    type: (text) => keyboard([...text].flatMap((sign) => [toKey('keyDown', sign), toKey('keyUp', sign)])),
    press(keys) {
      const held = keys.split('+').map((key) => KEYS[key] ?? key);
      return keyboard([
        ...held.map((key) => toKey('keyDown', key)),
        ...held.toReversed().map((key) => toKey('keyUp', key)),
      ]);
    },
    async close() {
      await call('DELETE', window);
      await driver.stop();
    },
  };
}
