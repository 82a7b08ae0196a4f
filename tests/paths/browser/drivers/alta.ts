import { expect } from '../../../journeys/support/journey';
import type { Driver } from '../driver';
import { confirm, open, type Stage } from '../stage';

const CREATE = 'POST /professionals$';
const INVITE = 'POST /auth/send-password$';

/** More people than a path creates. */
const MANY = 12;

const getText = ({ page }: Stage) => page.getByRole('textbox', { name: 'Una persona per línia' });
const getButton = ({ page }: Stage, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name });

/** Lines that no earlier turn has created. */
export function listLines(turn: number, number = MANY): string {
  return Array.from(
    { length: number },
    (_, index) => `Aina;Provada;aina.${turn}.${index}@example.org;Administració`,
  ).join('\n');
}

let turn = 0;

/** What a person knows: that a stop is under way. */
const STOPPING = 'stopping';

/** The page of several new people; the calls of its batch are answered here. */
export const ALTA: Driver = {
  machine: 'alta',
  who: () => 'admin',
  async open(stage, { start }) {
    await stage.hold(CREATE);
    await stage.hold(INVITE);
    await open(stage, '/professionals/alta', start === 'start' ? undefined : 'create_usuari');
  },
  causes: {
    start: async () => {},
    'start without the permission': async () => {},
    'alta.type': (stage) => getText(stage).fill(listLines((turn += 1))),
    async 'alta.type, nothing'(stage) {
      const text = getText(stage);
      await text.fill((await text.inputValue()) === '' ? ' ' : '');
    },
    'alta.create': (stage) => getButton(stage, /^Crea'n/).click(),
    'alta.ask': (stage) => getButton(stage, /^Envia'ls/).click(),
    'alta.cancel': (stage) => confirm(stage, 'Cancel·lar'),
    'alta.invite': (stage) => confirm(stage, "Envia l'enllaç"),
    'alta.stop': (stage) => getButton(stage, 'Atura').click(),
    'batch.done': (stage) => stage.answer(CREATE, 'saved'),
    async 'batch.ended'(stage) {
      const isCreating = await getButton(stage, 'Creant…').isVisible();
      await stage.answer(isCreating ? CREATE : INVITE, 'network');
      await stage.page.getByRole('alert').getByRole('button', { name: 'Tanca' }).click();
    },
  },
  remember(memory, name, state) {
    if (name === 'alta.create' && state.includes('lines=0')) return undefined;
    if (name === 'alta.ask' && state.includes('created=0')) return undefined;
    if (memory === STOPPING && name !== 'batch.ended') return undefined;
    return name === 'alta.stop' ? STOPPING : '';
  },
  sees: {
    editing: (stage) => expect(getButton(stage, /^Crea('n \d+)?$/)).toBeVisible(),
    creating: (stage) => expect(getButton(stage, 'Creant…')).toBeVisible(),
    asking: ({ page }) => expect(page.getByRole('alertdialog')).toBeVisible(),
    inviting: (stage) => expect(getButton(stage, 'Enviant els enllaços…')).toBeVisible(),
    refused: ({ page }) => expect(page.getByRole('main')).toContainText('No pots crear professionals'),
  },
  stream: /^root\/screen-\d+$/,
  left: {},
};
