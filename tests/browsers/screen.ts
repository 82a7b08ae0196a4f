import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startChild } from '../../scripts/lib/childProcess.mjs';
import { findFreePort } from '../../scripts/lib/port.mjs';
import type { Engine, Mouse } from './engine';

const LIMIT = 20_000;

/** A screen in memory, with a mouse at its points. */
export type Screen = Mouse & { display: string; stop(): Promise<void> };

export async function openScreen(): Promise<Screen> {
  // A screen with the number of a port is as free as the port.
  const display = `:${await findFreePort()}`;
  const server = startChild(process.env['XVFB'] ?? '', [display, '-screen', '0', '1600x1100x24']);
  const env = { ...process.env, DISPLAY: display };
  const act = async (...args: string[]) => {
    await promisify(execFile)(process.env['XDOTOOL'] ?? '', args, { env });
  };

  const end = Date.now() + LIMIT;
  for (let isOpen = false; !isOpen;) {
    isOpen = await act('getmouselocation').then(
      () => true,
      () => false,
    );
    if (!isOpen && Date.now() > end) throw new Error(server.findExit() ?? `No screen ${display}`);
  }
  return {
    display,
    move: (x, y) => act('mousemove', String(Math.round(x)), String(Math.round(y))),
    down: () => act('mousedown', '1'),
    up: () => act('mouseup', '1'),
    stop: () => server.stop(),
  };
}

/** The mouse of a screen, at points of a window on it. */
export async function toWindowMouse(engine: Engine, screen: Screen): Promise<Mouse> {
  const [left, top] = await engine.run(() => {
    const { mozInnerScreenX: x, mozInnerScreenY: y } = window as unknown as Record<string, number>;
    // Without a frame, the browser's own controls are all that is above the page.
    return [x ?? screenX + outerWidth - innerWidth, y ?? screenY + outerHeight - innerHeight] as const;
  });
  return { ...screen, move: (x, y) => screen.move(left + x, top + y) };
}
