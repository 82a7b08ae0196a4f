import { expect } from '../../../journeys/support/journey';
import type { Driver } from '../driver';
import { confirm, open, type Stage } from '../stage';

const CREATE = 'POST /(professionals|activitats)$';
const INVITE = 'POST /auth/send-password$';

/** More records than a path creates. */
const MANY = 4;

const getText = ({ page }: Stage) => page.getByRole('textbox', { name: /^Una \S+ per línia$/ });
const getButton = ({ page }: Stage, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name });

const list = (toLine: (index: number) => string, number: number): string =>
  Array.from({ length: number }, (_, index) => toLine(index)).join('\n');

export const listLines = (turn: number, number = MANY): string =>
  list((index) => `Aina;Provada;aina.${turn}.${index}@example.org;Administració`, number);

export const listActivitats = (turn: number, number = MANY): string =>
  list(
    (index) => `Taller ${turn}.${index};24/11/2026;9:30;11:00;Orientació;Participació juvenil;;Gràcia`,
    number,
  );

let turn = 0;

const STOPPING = 'stopping';

type Page = { machine: string; path: string; permission: string; list: (turn: number) => string };

const driveAlta = ({ machine, path, permission, list: listOf }: Page): Driver => ({
  machine,
  who: () => 'admin',
  async open(stage, { start }) {
    turn = 0;
    await stage.hold(CREATE);
    await stage.hold(INVITE);
    await open(stage, path, start === 'start' ? undefined : permission);
  },
  causes: {
    start: async () => {},
    'start without the permission': async () => {},
    'alta.type': (stage) => getText(stage).fill(listOf((turn += 1))),
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
    refused: ({ page }) =>
      expect(page.getByRole('main')).toContainText(/No pots crear (professionals|activitats)/),
  },
  stream: /^root\/screen-\d+$/,
  left: {},
});

export const ALTES: readonly Driver[] = [
  driveAlta({ machine: 'alta', path: '/professionals/alta', permission: 'create_usuari', list: listLines }),
  driveAlta({
    machine: 'altaActivitats',
    path: '/activitats/alta',
    permission: 'create_activitat',
    list: listActivitats,
  }),
];
