import { addDays } from '../domain/madrid';
import { getRange } from '../domain/calendari';
import { holds } from '../domain/permissions';
import { createBoard } from './board';
import { assessoriesRequest, citesRequest, disponibilitatsRequest } from './requests';

/** What waits for me: my appointments of this week and the next, my free hours, and the sessions still to close. */
export const homeMachine = createBoard({
  id: 'home',
  requests: { cites: citesRequest, disponibilitats: disponibilitatsRequest, pendents: assessoriesRequest },
  getInputs: ({ today, userId, viewer }) => {
    const professional_id = String(userId ?? '');
    const monday = getRange('setmana', today).data_inici;
    const weeks = { data_inici: monday, data_fi: addDays(monday, 13), professional_id };
    return {
      ...(holds(viewer.permissions, 'read_cita') && {
        cites: weeks,
        disponibilitats: { data_inici: today, data_fi: today, professional_id },
      }),
      ...(holds(viewer.permissions, 'read_assessoria') && {
        pendents: { estat: 'pendent', data_fi: today, professional_id, sort: 'cita.date', per_page: '50' },
      }),
    };
  },
});
