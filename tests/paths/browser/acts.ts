import type { Page } from 'playwright/test';

/** Act of a person on a page; names are those that the page shows or says. */
export type Act =
  | { do: 'press'; name: string; group: string; nth: number }
  | { do: 'write'; name: string; value: string }
  | { do: 'key'; key: string; at: string }
  | { do: 'go'; path: string }
  | { do: 'back' }
  /** The pointer comes to lie over the notice, or over nothing. */
  | { do: 'point' | 'leave' };

/** Computed by Chromium with `ComputedAccessibilityInfo`. */
type Named = HTMLElement & { computedName: string; computedRole: string };

/** Runs in the page: reports each press, text and key. */
function listen(): void {
  const PRESSED = 'button, a[href], summary, label, input, [role]';
  const say = (element: HTMLElement): string => element.ariaLabel ?? element.textContent;
  const GROUPS: Readonly<Record<string, string>> = {
    radio: '[role=radiogroup], fieldset',
    option: '[role=listbox]',
  };
  const KEYS = ['Escape', 'PageDown', 'PageUp'];
  const tell = (act: Act) =>
    void (globalThis as unknown as { tellAct: (act: Act) => Promise<void> }).tellAct(act);
  const isText = (element: EventTarget | null): element is HTMLInputElement | HTMLTextAreaElement =>
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && !/^(radio|checkbox|button|submit)$/.test(element.type));

  addEventListener(
    'click',
    ({ target }) => {
      const found = target instanceof Element ? target.closest<Named>(PRESSED) : null;
      // A label's field is clicked after it.
      if (!found || (found instanceof HTMLLabelElement && found.control)) return;
      const { computedName: name, computedRole: role } = found;
      if (isText(found) && role !== 'combobox') return;
      const inside = found.closest('dialog, [role=dialog], [role=alertdialog]') ?? document;
      const group = GROUPS[role] === undefined ? null : found.closest<Named>(GROUPS[role]);
      // Names are slow to compute: equal elements share theirs.
      const said = say(found);
      const same = [...(group ?? inside).querySelectorAll<HTMLElement>(PRESSED)].filter(
        (one) => (one === found || !one.contains(found)) && say(one) === said && one.checkVisibility(),
      );
      const nth = same.length > 1 ? same.indexOf(found) + 1 : 1;
      tell({ do: 'press', name, group: group?.computedName ?? '', nth });
    },
    true,
  );
  addEventListener(
    'input',
    ({ target }) => {
      if (!isText(target)) return;
      const { computedName: name, value } = target as unknown as Named & { value: string };
      tell({ do: 'write', name, value });
    },
    true,
  );
  addEventListener(
    'keydown',
    ({ key, target, ctrlKey }) => {
      const isLetter = /^\w$/.test(key) && !ctrlKey && !isText(target);
      if (!isLetter && !KEYS.includes(key)) return;
      const at = target instanceof HTMLElement && target !== document.body ? (target as Named) : null;
      tell({ do: 'key', key, at: isLetter && at ? at.computedName : '' });
    },
    true,
  );
}

/** Records the acts on a page from its next load on; each reading begins anew. */
export async function recordActs(page: Page): Promise<{ note(act: Act): void; read(): Act[] }> {
  let acts: Act[] = [];
  const note = (act: Act): void => {
    const last = acts.at(-1);
    const isSame = act.do === 'write' && last?.do === 'write' && last.name === act.name && last.value !== '';
    acts = [...(isSame ? acts.slice(0, -1) : acts), act];
  };
  await page.exposeBinding('tellAct', (_, act: Act) => note(act));
  await page.addInitScript(listen);
  return {
    note,
    read() {
      const read = acts;
      acts = [];
      return read;
    },
  };
}

const KEYS: Readonly<Record<string, string>> = { Escape: 'Esc', PageDown: 'Av Pàg', PageUp: 'Re Pàg' };
const ORDINALS = ['', '', '2n', '3r', '4t'];

const quote = (text: string): string =>
  text
    .split('\n')
    .map((line) => `«${line}»`)
    .join(' ');

function describeAct(act: Act): string {
  switch (act.do) {
    case 'press':
      if (act.group) return `tria «${act.name}» a «${act.group}»`;
      return act.nth > 1
        ? `prem el ${ORDINALS[act.nth] ?? `${act.nth}è`} «${act.name}»`
        : `prem «${act.name}»`;
    case 'write':
      return act.value.trim() === '' ? `esborra «${act.name}»` : `escriu ${quote(act.value)} a «${act.name}»`;
    case 'key':
      return `prem la tecla ${KEYS[act.key] ?? act.key.toUpperCase()}${act.at && ` a «${act.at}»`}`;
    case 'go':
      return `escriu ${act.path} a la barra d'adreces del navegador`;
    case 'back':
      return 'torna enrere amb el navegador';
    case 'point':
      return "posa el punter sobre l'avís";
    case 'leave':
      return "treu el punter de l'avís";
  }
}

export function describeActs(acts: readonly Act[], then = ''): string {
  // A list opens before something in it is chosen.
  const isOpening = (act: Act, next: Act | undefined): boolean =>
    act.do === 'press' && next?.do === 'press' && next.group !== '' && act.name === next.group;
  const said = acts.filter((act, index) => !isOpening(act, acts[index + 1]));
  const text = [...said.map(describeAct), ...(then ? [then] : [])].join('; ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
