import { getRange, readCalendari } from '../domain/calendari';
import { createBoard } from './board';
import { citesRequest, disponibilitatsRequest } from './requests';

/** The calendar: the appointments and free hours of the range that the address names. */
export const calendarMachine = createBoard({
  id: 'calendar',
  requests: { cites: citesRequest, disponibilitats: disponibilitatsRequest },
  getInputs: ({ query, today }) => {
    const { vista, data } = readCalendari(query, today);
    const { oficina_id = '', professional_id = '' } = query;
    const input = { ...getRange(vista, data), oficina_id, professional_id };
    return { cites: input, disponibilitats: input };
  },
});
