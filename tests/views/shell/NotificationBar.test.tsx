import { act, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AUTO_HIDE, type Message, type Severity } from '../../../src/domain/pages/notice';
import { NotificationBar } from '../../../src/views/shell/NotificationBar';
import { findButton, show, startProduct } from '../support/product';

type Product = Awaited<ReturnType<typeof startProduct>>;

function Late() {
  const [hasCome, come] = useState(false);
  return hasCome ? (
    <NotificationBar findReference={() => 'K3F9-41'} />
  ) : (
    <button type="button" onClick={() => come(true)}>
      Arriba
    </button>
  );
}

function Redrawn({ references }: { references: (string | undefined)[] }) {
  const [, redraw] = useState(0);
  return (
    <>
      <button type="button" onClick={() => redraw((times) => times + 1)}>
        Redibuixa
      </button>
      <NotificationBar findReference={() => references.shift()} />
    </>
  );
}

function notify(
  { notifications }: Product,
  severity: Severity,
  message: Message = { text: 'Desat.' },
  unexpected: { unexpected?: true } = {},
): void {
  act(() =>
    notifications.send({
      type: 'notifications.open',
      severity,
      message,
      ...unexpected,
      autoHideDuration: AUTO_HIDE[severity],
    }),
  );
}

async function open(severity: Severity, message?: Message) {
  const product = await startProduct();
  await show(
    product,
    <>
      <button type="button">Desa</button>
      <NotificationBar findReference={() => 'K3F9-41'} />
    </>,
  );
  vi.useFakeTimers();
  notify(product, severity, message);
}

const readNotice = () => document.querySelector('.notice-message')?.textContent;
const findNotice = () => document.querySelector('.notice');
function wait(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

function point(name: 'pointerover' | 'pointerout'): void {
  act(() => {
    findNotice()?.dispatchEvent(new MouseEvent(name, { bubbles: true, relatedTarget: document.body }));
  });
}

describe('the notification bar (spec §4)', () => {
  beforeEach(() => vi.useRealTimers());
  afterEach(() => vi.useRealTimers());

  test('is a live region that existed before its text, or an alert for an error', async () => {
    const product = await startProduct();
    await show(product, <NotificationBar findReference={() => 'K3F9-41'} />);
    const region = document.querySelector('[role=status]');
    expect(region?.textContent).toBe('');
    notify(product, 'success');
    expect(document.querySelectorAll('[role]').length).toBe(1);
    expect(region?.textContent).toBe('Desat.');
    notify(product, 'error', { text: 'No s’ha desat.' });
    expect([...document.querySelectorAll('[role]')].map((each) => each.role)).toEqual(['alert']);
  });

  test('closes by itself', async () => {
    await open('success');
    wait(3199);
    expect(readNotice()).toBe('Desat.');
    wait(1);
    expect(findNotice()).toBeNull();
  });

  test('is shown for its whole time, even if its code loads late', async () => {
    const product = await startProduct();
    await show(product, <Late />);
    vi.useFakeTimers();
    notify(product, 'success');
    wait(60_000);
    act(() => findButton('Arriba').click());
    wait(3199);
    expect(readNotice()).toBe('Desat.');
    wait(1);
    expect(findNotice()).toBeNull();
  });

  test('stays under the pointer, and for its time afterwards', async () => {
    await open('success');
    wait(3000);
    point('pointerover');
    wait(60_000);
    expect(findNotice()).not.toBeNull();
    point('pointerout');
    wait(3199);
    expect(findNotice()).not.toBeNull();
    wait(1);
    expect(findNotice()).toBeNull();
  });

  test('stays while it has the focus, even after the pointer has left', async () => {
    await open('neutral');
    act(() => findButton('Tanca').focus());
    point('pointerover');
    point('pointerout');
    wait(60_000);
    expect(findNotice()).not.toBeNull();
    act(() => findButton('Desa').focus());
    wait(3200);
    expect(findNotice()).toBeNull();
  });

  test('keeps an error until it is closed, and then returns the focus', async () => {
    await open('error', { key: 'status.403', detail: "És d'una altra oficina." });
    wait(600_000);
    expect(findNotice()?.getAttribute('role')).toBe('alert');
    expect(findNotice()?.querySelector('strong')?.textContent).toBe(
      'No tens permisos per realitzar aquesta operació',
    );
    expect([...document.querySelectorAll('.notice li')].map((line) => line.textContent)).toEqual([
      "És d'una altra oficina.",
    ]);
    act(() => findButton('Desa').focus());
    act(() => findButton('Tanca').focus());
    act(() => findButton('Tanca').click());
    expect(findNotice()).toBeNull();
    expect(document.activeElement).toBe(findButton('Desa'));
  });

  test('has a reference after an unexpected failure, and keeps it while open', async () => {
    const product = await startProduct();
    await show(product, <Redrawn references={['K3F9-41', 'K3F9-57']} />);
    notify(product, 'error', { text: 'Avaria' }, { unexpected: true });
    expect(findNotice()?.textContent).toBe('AvariaReferència K3F9-41');
    act(() => findButton('Redibuixa').click());
    expect(findNotice()?.textContent).toBe('AvariaReferència K3F9-41');
    notify(product, 'error', { text: 'No es pot esborrar.' });
    expect(findNotice()?.textContent).toBe('No es pot esborrar.');
    notify(product, 'error', { text: 'Avaria' }, { unexpected: true });
    expect(findNotice()?.textContent).toBe('AvariaReferència K3F9-57');
  });

  test('shows the reference as soon as it is known', async () => {
    const product = await startProduct();
    const references = [undefined, undefined, 'K3F9-41', 'K3F9-57'];
    await show(product, <Redrawn references={references} />);
    vi.useFakeTimers();
    notify(product, 'error', { text: 'Avaria' }, { unexpected: true });
    expect(findNotice()?.textContent).toBe('Avaria');
    wait(500);
    expect(findNotice()?.textContent).toBe('Avaria');
    wait(500);
    expect(findNotice()?.textContent).toBe('AvariaReferència K3F9-41');
    wait(5000);
    expect([findNotice()?.textContent, references]).toEqual(['AvariaReferència K3F9-41', ['K3F9-57']]);
  });
});
