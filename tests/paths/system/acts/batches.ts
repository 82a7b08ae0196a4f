import type { AnyEventObject } from 'xstate';
import { EMPTY_ACTIVITAT } from '../../../../src/domain/nouns/activitat';
import { EMPTY_PROFESSIONAL } from '../../../../src/domain/nouns/professional';
import { ACTIVITAT } from '../../../mock-server/support/fixtures';
import type { Live, Seen } from '../look';
import { NOTE, press, type Act } from './act';

type Named = readonly [name: string, event: AnyEventObject];

const plain = (...types: string[]): Named[] => types.map((type) => [type, { type }]);

function listClosing({ rows, closings }: { rows: readonly { id: number }[]; closings: object }): Named[] {
  const [row] = rows;
  const id = row?.id;
  const ready = Object.keys(closings).map(Number);
  const changes = { inscripcio: 'cita_previa', valoracio: 5, comentaris: NOTE };
  const fill = { type: 'closeDay.fill', ids: rows.map((one) => one.id), inscripcio: 'cita_previa' };
  return [
    ...(row
      ? ([
          ['closeDay.change', { type: 'closeDay.change', id, changes }],
          ['closeDay.absent', { type: 'closeDay.absent', id, isAbsent: true }],
          ['closeDay.fill', fill],
        ] as const)
      : []),
    ...(ready.length > 0
      ? [['closeDay.send', { type: 'closeDay.send', ready, incomplete: [] }] as const]
      : []),
    ...plain('closeDay.stop', 'closeDay.retry'),
  ];
}

type Cita = { id: number; assessoria?: { id: number } | null };

function listAway({ cites, choices }: { cites: readonly Cita[]; choices: object }): Named[] {
  const [cita] = cites;
  const chosen = cites.filter(({ id }) => id in choices);
  const tasks = chosen.map(({ id, assessoria }) => ({
    key: String(id),
    cita: id,
    assessoria: assessoria?.id ?? 0,
    isBooked: false,
    act: 'remove',
  }));
  const choose = (choice: object | null) => ({ type: 'absencia.choose', id: cita?.id, choice });
  return [
    ...(cita
      ? ([
          ['absencia.choose', choose({ act: 'remove' })],
          ['absencia.choose nothing', choose(null)],
        ] as const)
      : []),
    ...(tasks.length > 0
      ? [['absencia.send', { type: 'absencia.send', tasks, count: tasks.length }] as const]
      : []),
    ...plain('absencia.stop', 'absencia.retry'),
  ];
}

type Alta = { text: string; created: readonly unknown[] };

function listPasted({ text, created }: Alta, line: string, draft: object): Named[] {
  const run = (act: string, task: object): Named => [
    `alta.${act}`,
    { type: `alta.${act}`, count: 1, tasks: [{ act, ...task }] },
  ];
  return [
    ['alta.type', { type: 'alta.type', text: line }],
    ['alta.type nothing', { type: 'alta.type', text: '' }],
    ...(text === '' ? [] : [run('create', { key: line, draft })]),
    ...(created.length === 0 ? [] : [...plain('alta.ask'), run('invite', { key: 'zq@example.org' })]),
    ...plain('alta.cancel', 'alta.stop'),
  ];
}

const PERSON = {
  ...EMPTY_PROFESSIONAL,
  nom: NOTE,
  cognom: NOTE,
  email: 'zq@example.org',
  role: 'admin',
};

function listFigures(now: number): Named[] {
  const at = new Date(now).toISOString();
  const wanted = ['/consultes?data_inici=2026-11-16', '/activitats?data_inici=2026-11-16'];
  return [
    ['xifres.need', { type: 'xifres.need', wanted, at }],
    ['xifres.open', { type: 'xifres.open', part: 'consultes.rows' }],
    ['xifres.save', { type: 'xifres.save', name: 'xifres.csv', content: 'a;1' }],
    ...['again', 'refresh', 'export'].map((act): Named => [`xifres.${act}`, { type: `xifres.${act}`, at }]),
    ...plain('xifres.stop'),
  ];
}

export function listBatchActs({ now }: Seen, shown: Live): Act[] {
  const { machine, context } = shown.snapshot;
  const named = (): readonly Named[] => {
    switch (machine.id) {
      case 'closeDay':
        return listClosing(context as Parameters<typeof listClosing>[0]);
      case 'absencia':
        return listAway(context as Parameters<typeof listAway>[0]);
      case 'alta':
        return listPasted(context as Alta, `${NOTE};${NOTE};zq@example.org;Administració`, PERSON);
      case 'altaActivitats': {
        const line = `${NOTE};24/11/2026;9:30;11:00;Orientació;Formació`;
        return listPasted(context as Alta, line, { ...EMPTY_ACTIVITAT, ...ACTIVITAT });
      }
      case 'xifres':
        return listFigures(now);
      default:
        return [];
    }
  };
  return named().flatMap(([name, event]) => press(shown, event, name));
}
