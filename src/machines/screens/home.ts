import { addDays } from '../../domain/values/madrid';
import { getRange } from '../../domain/pages/calendari';
import { getInici } from '../../domain/pages/inici';
import { holds } from '../../domain/access/permissions';
import { createBoard } from '../kit/board';
import { daySheetMachine } from './daySheet';
import { citesRequest, consultesRequest, disponibilitatsRequest, pendentsRequest } from '../kit/requests';

/** Home: an adviser's two weeks and free slots, else the office's day, else the service's. */
export const homeMachine = createBoard({
  id: 'home',
  requests: {
    cites: citesRequest,
    disponibilitats: disponibilitatsRequest,
    consultes: consultesRequest,
    pendents: pendentsRequest,
    daySheet: daySheetMachine,
  },
  getInputs: ({ today, userId, viewer }) => {
    const inici = getInici({ viewer, userId });
    const own = { professional_id: String(userId ?? '') };
    const day = { data_inici: today, data_fi: today, ...(inici === 'agenda' && own) };
    const monday = getRange('setmana', today).data_inici;
    const weeks = { data_inici: monday, data_fi: addDays(monday, 13), ...own };
    return {
      ...(holds(viewer.permissions, 'read_cita') && {
        cites: inici === 'agenda' ? weeks : day,
        disponibilitats: day,
      }),
      ...(inici === 'oficina' &&
        holds(viewer.permissions, 'read_consulta') && {
          consultes: { ...day, ...own, sort: '-data', per_page: '15' },
        }),
      ...(inici === 'servei' &&
        holds(viewer.permissions, 'read_assessoria') && { pendents: { data_fi: today, sort: 'cita.date' } }),
    };
  },
});
