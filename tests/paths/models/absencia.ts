import type { Choices } from '../../../src/domain/pages/absencia';
import { absenciaMachine } from '../../../src/machines/screens/absencia';
import { absenciaBatchMachine } from '../../../src/machines/screens/absenciaBatch';
import { call, findSent, getStatus, implies, invariant, named, plain, starts, type Model } from '../model';
import { batchModel } from './batch';
import { INPUT, SCREEN_EVENTS } from './screen';

const cita = (id: number, hour: string) => ({ id, date: `2026-11-20T${hour}:00:00+01:00`, durada: 30 });
const slot = (id: number) => ({ id, lliure: true });
const move = (id: number) => ({ act: 'move', slot: slot(id), modalitat: 'Virtual' });
const takes = (choice: Choices[number] | undefined, hour: number): boolean =>
  choice?.act === 'move' && choice.slot.id === hour;
const RANGE = { data_inici: '2026-11-20', data_fi: '2026-11-20' };
const CITES = [cita(1, '11'), cita(2, '12'), cita(3, '13')];
const remove = (id: number) => ({
  key: String(id),
  cita: id,
  assessoria: id,
  isBooked: false,
  act: 'remove',
});

type Context = {
  choices: Choices;
  done: readonly number[];
  gone: readonly number[];
  booked: readonly number[];
};
const getContext = ({ context }: { context: unknown }): Context => context as Context;
const countOpen = ({ choices, done, gone }: Context): number =>
  Object.keys(choices).filter((id) => ![...done, ...gone].includes(Number(id))).length;

export const absencia: Model = {
  machine: absenciaMachine,
  inputs: { start: { ...INPUT, query: { professional_id: '4' } } },
  events: [
    ...SCREEN_EVENTS,
    named('day.changed again', { type: 'day.changed', today: '2026-11-22' }),
    plain('absencia.choose', { id: 2, choice: move(32) }),
    named('absencia.fill', ({ choices }: Context) => ({
      type: 'absencia.fill',
      choices: { 1: move(takes(choices[1], 31) ? 35 : 31), 3: move(33) },
    })),
    plain('absencia.send', { tasks: [remove(1), remove(2)], count: 2 }),
    plain('absencia.stop'),
    plain('absencia.retry'),
    named('batch.begun', ({ choices }: Context) => ({
      type: 'batch.begun',
      key: Object.keys(choices).find((id) => choices[Number(id)]?.act === 'move') ?? '1',
    })),
    named('batch.done', ({ choices }: Context) => ({
      type: 'batch.done',
      key: Object.keys(choices)[0] ?? '1',
    })),
    plain('batch.ended'),
  ],
  outcomes: {
    load: call(
      ['loaded', { cites: CITES, slots: [slot(31), slot(33)], range: RANGE }],
      ['loaded, fewer', { cites: CITES.slice(2), slots: [slot(33)], range: RANGE }],
    ),
  },
  invariants: [
    invariant('§5', 'Res no es tria sol', ({ before, event, after }) =>
      implies(
        before !== undefined && !/^absencia\.(choose|fill)$/.test(event.type),
        Object.keys(getContext(after).choices).every((id) => id in getContext(before ?? after).choices),
      ),
    ),
    invariant('§8', "El que s'ha triat no es perd per cap error", ({ before, event, after }) =>
      implies(
        event.type.startsWith('xstate.error'),
        JSON.stringify(before && getContext(before).choices) === JSON.stringify(getContext(after).choices),
      ),
    ),
    invariant('§8', 'El que és fet queda fet', ({ before, after }) =>
      (before ? getContext(before).done : []).every((id) => getContext(after).done.includes(id)),
    ),
    invariant('§8', "Quan s'acaba es torna a llegir", (moment) =>
      implies(
        moment.before?.matches('running') === true && moment.event.type === 'batch.ended',
        moment.after.matches('renewing') && starts(moment, 'load'),
      ),
    ),
    invariant(
      '§4',
      "Es pregunta abans de sortir mentre quedi una cosa triada, o s'estigui fent",
      (moment) => {
        const sent = findSent(moment, 'screen.touched');
        const isOpen = countOpen(getContext(moment.after)) > 0 || moment.after.hasTag('busy');
        return implies(sent !== undefined, sent?.['dirty'] === isOpen);
      },
    ),
    invariant('§6', 'Un 401 acaba la sessió, i res més', (moment) =>
      implies(
        moment.event.type.startsWith('xstate.error'),
        (findSent(moment, 'auth.lost') !== undefined) === (getStatus(moment) === 401),
      ),
    ),
  ],
};

export const absenciaBatch = batchModel(absenciaBatchMachine, {
  one: [remove(1)],
  two: [{ ...remove(2), ...move(32) }, remove(3)],
  invariants: [
    invariant('§7', 'Aturar no deixa cap cita a mig passar', ({ before, after }) =>
      implies(
        before?.hasTag('busy') === true && after.matches('idle') && before.context.step === 0,
        after.context.step === 0,
      ),
    ),
  ],
});
