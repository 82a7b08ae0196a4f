import { createRoot } from 'react-dom/client';
import { onTestFinished, expect, test, vi } from 'vitest';
import { RemovalBars, type RemovalBarsProps } from '../../../src/views/shell/RemovalBars';

const stage = (snapshot: object) => ({
  send: vi.fn<(event: object) => void>(),
  subscribe: () => ({ unsubscribe() {} }),
  getSnapshot: () => snapshot,
});

test('the keys undo as soon as the bar is there', async () => {
  const deletion = stage({ context: { removals: [] }, children: {} });
  const bulk = stage({
    context: { asked: { act: 'delete', noun: 'assessoria', items: [{ id: 1, label: 'Ada Exemple' }] } },
    children: {},
    hasTag: (tag: string) => tag === 'undoable',
  });
  // Effects after the painting come at once in the environment of act.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    vi.unstubAllGlobals();
  });
  const isThere = new Promise<void>((resolve) => {
    new MutationObserver(() => resolve()).observe(place, { childList: true });
  });
  root.render(<RemovalBars {...({ deletion, bulk } as unknown as RemovalBarsProps)} />);
  await isThere;
  expect(place.textContent).toContain('Desfés');
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true }));
  expect(bulk.send.mock.calls).toEqual([[{ type: 'bulk.undo' }]]);
});
