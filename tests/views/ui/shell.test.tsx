import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Shell } from '../../../src/views/ui/Shell';
import { click, find, get, getFocused, press, render, setWidth } from './render';

const onCollapse = vi.fn<(collapsed: boolean) => void>();

const view = (collapsed = false, current = false) => (
  <Shell
    brandHref="/"
    collapsed={collapsed}
    onCollapse={onCollapse}
    menu={[
      [
        { id: 'inici', label: 'Inici', icon: 'home', href: '/', current: true },
        { id: 'oficines', label: 'Oficines', icon: 'building', href: '/oficines', disabled: true },
        {
          id: 'configuracio',
          label: 'Configuració',
          icon: 'gear',
          href: '/configuracio/control',
          current,
          children: [
            { id: 'control', label: 'Control', href: '/configuracio/control', current },
            { id: 'ambits', label: 'Àmbits', disabled: true },
          ],
        },
      ],
      [{ id: 'intranet', label: 'Intranet', icon: 'external', disabled: true }],
    ]}
    footer={[{ label: 'Contacte' }]}
  >
    <h1>Inici</h1>
  </Shell>
);

const toggle = () => find('.topbar button');
const read = (element: HTMLElement) => [element.ariaLabel, element.lang, element.ariaExpanded];

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('a wide window', () => {
  beforeEach(() => setWidth(90));

  test('collapses the menu and states it in the words of the specification', () => {
    const draw = render(view());
    expect(read(toggle())).toEqual(['Cerrar menú', 'es', 'true']);
    click(toggle());
    expect(onCollapse).toHaveBeenCalledExactlyOnceWith(true);
    draw(view(true));
    expect(read(toggle())).toEqual(['Abrir menú', 'es', 'false']);
  });

  test('shows entries without a page as disabled, outside of the Tab order', () => {
    render(view());
    const off = [...document.querySelectorAll<HTMLElement>('[role="link"][aria-disabled="true"]')];
    expect(off.map((each) => [each.textContent, each.tabIndex])).toEqual([
      ['Oficines', -1],
      ['Àmbits', -1],
      ['Intranet', -1],
      ['Contacte', -1],
    ]);
    expect(find('[aria-current="page"]').textContent).toBe('Inici');
  });

  test('opens a collapsed submenu beside its icon', () => {
    render(view(true));
    click(get('button', 'Configuració'));
    const entries = [...document.querySelectorAll('[role="menuitem"]')].map((entry) => [
      entry.textContent,
      entry.ariaDisabled,
    ]);
    expect(entries).toEqual([
      ['Control', null],
      ['Àmbits', 'true'],
    ]);
  });

  test('marks a collapsed submenu and its entry of the current page', () => {
    render(view(true, true));
    expect(get('button', 'Configuració').ariaCurrent).toBe('true');
    click(get('button', 'Configuració'));
    expect(find('[role="menuitem"][aria-current="page"]').textContent).toBe('Control');
  });
});

describe('a narrow window', () => {
  beforeEach(() => setWidth(40));

  test('has a modal drawer, closed by Escape, the scrim, its button and its links', () => {
    render(view());
    expect(read(toggle())).toEqual(['Abrir menú', 'es', 'false']);
    for (const close of [
      () => press('Escape'),
      () => click(find('.shell-veil')),
      () => click(find('.sidebar-close')),
      () => click(get('a', 'Inici')),
    ]) {
      click(toggle());
      expect([find('[role="dialog"]').ariaModal, getFocused(), find('main').hasAttribute('inert')]).toEqual([
        'true',
        'Cerrar menú',
        true,
      ]);
      close();
      expect([
        document.querySelector('[role="dialog"]'),
        getFocused(),
        find('main').hasAttribute('inert'),
      ]).toEqual([null, 'Abrir menú', false]);
    }
    expect(onCollapse).not.toHaveBeenCalled();
  });
});
