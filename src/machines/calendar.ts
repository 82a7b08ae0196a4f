import { getRange, readCalendari } from '../domain/calendari';
import { createBoard } from './board';
import { citesRequest, disponibilitatsRequest } from './requests';

/** The calendar: the appointments and free hours of the range that the address names. */
export const calendarMachine = createBoard({
  id: 'calendar',
  requests: { cites: citesRequest, disponibilitats: disponibilitatsRequest },
  getInputs: (context) => {
    const { vista, data, oficina_id, professional_id } = readCalendari(context.query, context.today, context);
    const input = { ...getRange(vista ?? 'setmana', data), oficina_id, professional_id };
    return { cites: input, disponibilitats: input };
  },
});
