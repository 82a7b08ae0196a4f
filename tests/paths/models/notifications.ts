import { notificationsMachine } from '../../../src/machines/services/notifications';
import { toUnexpectedNotice } from '../../../src/machines/kit/failures';
import { notify } from '../../../src/machines/kit/rootRef';
import { implies, invariant, named, plain, type Model } from '../model';

export const notifications: Model = {
  machine: notificationsMachine,
  events: [
    named('notifications.open success', notify('success', { key: 'cita.created' })),
    named('notifications.open success with a path', notify('success', { key: 'cita.created' }, '/calendari')),
    named('notifications.open neutral', notify('neutral', { key: 'access.refused' })),
    named('notifications.open error', toUnexpectedNotice({ text: 'Avaria' })),
    plain('notifications.close'),
    plain('notifications.pause'),
    plain('notifications.resume'),
  ],
  invariants: [
    invariant(
      '§4',
      'La barra és oberta mentre té un avís, i només llavors',
      ({ after }) => (after.value !== 'closed') === (after.context.notice !== null),
    ),
    invariant(
      '§4',
      'Es tanca sola quan la durada és més gran que 0, i només llavors',
      ({ after, effects }) =>
        implies(after.matches('lasting'), after.context.notice?.autoHideDuration === 0) &&
        implies(
          effects.some(({ wait }) => wait !== undefined),
          after.context.notice?.autoHideDuration > 0,
        ),
    ),
    invariant('§3', "Un avís nou ocupa el lloc de l'anterior", ({ event, after }) =>
      implies(
        event.type === 'notifications.open',
        JSON.stringify(after.context.notice?.message) === JSON.stringify(event['message']),
      ),
    ),
    invariant('§9', 'Un error es queda fins que es tanca; els altres, 3,2 s', ({ event, after }) =>
      implies(
        event.type === 'notifications.open',
        after.context.notice?.autoHideDuration === (event['severity'] === 'error' ? 0 : 3200),
      ),
    ),
  ],
};
