import { idleMachine } from '../../../src/machines/services/idle';
import { findSent, implies, invariant, named, plain, type Model, type Moment } from '../model';

const isEnd = ({ event, before }: Moment): boolean =>
  (event.type === 'idle.counted' && event['left'] === 0 && before?.matches('over') === false) ||
  (event.type === 'idle.leave' && before?.matches('warning') === true);

const tells = ({ effects }: Moment, type: string): boolean =>
  effects.some(({ to, event }) => to === 'watch' && (event as { type: string }).type === type);

export const idle: Model = {
  machine: idleMachine,
  events: [
    named('idle.counted, the last minute', { type: 'idle.counted', left: 60 }),
    named('idle.counted, a second later', { type: 'idle.counted', left: 59 }),
    named('idle.counted, over', { type: 'idle.counted', left: 0 }),
    ...['idle.kept', 'idle.ended', 'idle.continue', 'idle.leave'].map((type) => plain(type)),
  ],
  invariants: [
    invariant(
      '§4',
      "La sessió que s'acaba perquè ningú no fa res s'acaba a tot arreu: al servidor i a totes les pestanyes",
      (moment) =>
        moment.effects.some(({ action }) => action === 'giveUp') === isEnd(moment) &&
        tells(moment, 'watch.end') === isEnd(moment),
    ),
    invariant(
      '§4',
      "La sessió s'acaba aquí quan s'acaba el temps, quan es demana o quan l'acaba una altra pestanya",
      (moment) =>
        (findSent(moment, 'auth.lost')?.['why'] === 'idle') ===
        (isEnd(moment) || (moment.event.type === 'idle.ended' && moment.before?.matches('over') === false)),
    ),
    invariant('§4', 'Qui continua continua a totes les pestanyes', (moment) =>
      implies(
        moment.event.type === 'idle.continue' && moment.before?.matches('warning') === true,
        tells(moment, 'watch.keep') && moment.after.matches('watching'),
      ),
    ),
    invariant('§4', "S'avisa abans d'acabar-la, amb els segons que queden", ({ before, event, after }) =>
      implies(
        event.type === 'idle.counted' && event['left'] !== 0 && before?.matches('over') === false,
        after.hasTag('open') && after.context.left === event['left'],
      ),
    ),
  ],
  key: ({ left }: { left: number }) => ({ left }),
};
