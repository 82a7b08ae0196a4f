import { notificationsMachine } from '../../../src/machines/notifications';
import { notify } from '../../../src/machines/upward';
import { named, plain, type Model } from '../model';

export const notifications: Model = {
  machine: notificationsMachine,
  events: [
    named('notifications.open success', notify('success', { key: 'cita.created' })),
    named('notifications.open success with a path', notify('success', { key: 'cita.created' }, '/calendari')),
    named('notifications.open neutral', notify('neutral', { key: 'access.refused' })),
    named('notifications.open error', notify('error', { text: 'Avaria' })),
    plain('notifications.close'),
    plain('notifications.pause'),
    plain('notifications.resume'),
  ],
};
