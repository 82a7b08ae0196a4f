import { deletionMachine } from '../../../src/machines/services/deletion';
import { removalMachine } from '../../../src/machines/services/removal';
import { listNouns, type Noun } from '../../../src/domain/access/noun';
import { call, findSent, getStatus, implies, invariant, named, plain, starts, type Model } from '../model';

const ITEM = { id: 12, label: 'Jana Inventada', today: '2026-11-20' };
const CITES = { professional_id: 12, data_inici: '2026-11-20', total: 6 };

type Context = { item: { noun: Noun; after?: string } | null; removals: readonly string[] };

const isOver = ({ type, why }: Readonly<Record<string, unknown>>): boolean =>
  type === 'auth.lost' && why !== 'idle';

const startsRemoval = ({ effects }: { effects: readonly { start?: unknown }[] }): boolean =>
  effects.some(({ start }) => String(start).startsWith('removal-'));

export const deletion: Model = {
  machine: deletionMachine,
  events: [
    named('deletion.open consulta', { type: 'deletion.open', noun: 'consulta', ...ITEM }),
    named('deletion.open professional', { type: 'deletion.open', noun: 'professional', ...ITEM }),
    named('deletion.open consulta, on its own page', {
      type: 'deletion.open',
      noun: 'consulta',
      after: '/consultes',
      ...ITEM,
    }),
    plain('deletion.confirm'),
    plain('deletion.cancel'),
    named('deletion.over', ({ removals }: Context) => {
      const [first] = removals;
      return first === undefined ? undefined : { type: 'deletion.over', key: first };
    }),
    ...['deletion.leave', 'auth.signOut', 'auth.lost'].map((type) => plain(type)),
    named('auth.lost, idle', { type: 'auth.lost', why: 'idle' }),
  ],
  outcomes: { count: call(['none', null], ['some', CITES]) },
  invariants: [
    invariant(
      '§4',
      'El diàleg és obert mentre hi ha un registre triat, i només llavors',
      ({ after }) => after.hasTag('open') === (after.context.item !== null),
    ),
    invariant('§4', "No s'elimina res sense haver-ho confirmat, i confirmar-ho tanca el diàleg", (moment) =>
      implies(
        startsRemoval(moment),
        moment.event.type === 'deletion.confirm' && moment.after.matches('closed'),
      ),
    ),
    invariant('§4', "Es compta el que s'espera: ni més ni menys", ({ after }) => {
      const { removals } = after.context as Context;
      return removals.every((key) => key in after.children);
    }),
    invariant('§4', 'De la pàgina del registre es torna a la llista quan es confirma', (moment) =>
      implies(
        moment.event.type === 'deletion.confirm' && startsRemoval(moment),
        (findSent(moment, 'navigation.go') !== undefined) ===
          ((moment.before?.context as Context | undefined)?.item?.after !== undefined),
      ),
    ),
    invariant(
      '§4',
      "Qui se'n va envia tot el que espera; si la sessió ja no val, es deixa de fer",
      (moment) => {
        const { removals } = moment.after.context as Context;
        return implies(
          /\.(?:leave|signOut|lost)$/.test(moment.event.type) && removals.length > 0,
          findSent(moment, isOver(moment.event) ? 'removal.drop' : 'removal.send') !== undefined,
        );
      },
    ),
    invariant('§4', "De qui s'elimina es compten les cites; de res més", (moment) =>
      implies(starts(moment, 'count'), moment.event['noun'] === 'professional'),
    ),
    invariant('§4', 'Les cites es diuen només si se saben, i sense esperar-les es pot eliminar', (moment) =>
      implies(
        moment.event.type.endsWith('.actor.count'),
        moment.after.matches('confirming') &&
          moment.after.context.item.cites === ((moment.event as { output?: unknown }).output ?? null),
      ),
    ),
  ],
  key: ({ item, removals }: Context) => ({
    noun: item?.noun,
    leads: item?.after !== undefined,
    going: removals.join(' '),
  }),
};

export const removal: Model = {
  machine: removalMachine,
  inputs: Object.fromEntries(
    listNouns()
      .toSorted()
      .map((noun, index) => [
        index === 0 ? 'start' : `start of a ${noun}`,
        { noun, id: 12, label: ITEM.label },
      ]),
  ),
  events: ['removal.undo', 'removal.send', 'removal.drop', 'removal.pause', 'removal.resume'].map((type) =>
    plain(type),
  ),
  outcomes: { remove: call(['deleted']) },
  invariants: [
    invariant('§4', "S'envia un sol cop, i mai després d'haver-ho desfet", (moment) =>
      implies(
        starts(moment, 'remove'),
        moment.before?.hasTag('undoable') === true && moment.event.type !== 'removal.undo',
      ),
    ),
    invariant('§4', 'Desfer-ho no fa res més que dir-ho a qui ho havia demanat', (moment) =>
      implies(
        moment.event.type === 'removal.undo' && moment.before?.hasTag('undoable') === true,
        moment.after.matches('ended') && findSent(moment, 'record.deleted') === undefined,
      ),
    ),
    invariant('§8', 'Un error es diu, i un 401 acaba la sessió', (moment) =>
      implies(
        moment.event.type === 'xstate.error.actor.remove',
        getStatus(moment) === 401
          ? findSent(moment, 'auth.lost') !== undefined
          : findSent(moment, 'notifications.open')?.['severity'] === 'error',
      ),
    ),
    invariant(
      '§4',
      "S'actualitzen les llistes si ha anat bé o si el registre ja no hi era; si no, no",
      (moment) =>
        (findSent(moment, 'record.deleted') !== undefined) ===
        (moment.event.type === 'xstate.done.actor.remove' ||
          (moment.event.type === 'xstate.error.actor.remove' && getStatus(moment) === 404)),
    ),
    invariant('§4', "S'elimina el registre que s'havia triat", (moment) => {
      const sent = findSent(moment, 'record.deleted');
      const { context } = moment.after as { context: { noun: Noun; id: number } };
      return implies(
        sent !== undefined,
        JSON.stringify(sent?.['ids']) === `[${context.id}]` && sent?.['noun'] === context.noun,
      );
    }),
  ],
  key: ({ noun }: { noun: Noun }) => ({ noun }),
};
