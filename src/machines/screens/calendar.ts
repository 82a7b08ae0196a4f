import { getRange, readCalendari } from '../../domain/pages/calendari';
import { createBoard } from '../kit/board';
import { calendarMoveMachine } from './calendarMove';
import { daySheetMachine } from './daySheet';
import { citesRequest, disponibilitatsRequest } from '../kit/requests';

export const calendarMachine = createBoard({
  id: 'calendar',
  requests: {
    cites: citesRequest,
    disponibilitats: disponibilitatsRequest,
    daySheet: daySheetMachine,
    move: calendarMoveMachine,
  },
  getInputs: (context) => {
    const { vista, data, oficina_id, professional_id, lliures } = readCalendari(
      context.query,
      context.today,
      context,
    );
    const input = { ...getRange(vista ?? 'setmana', data), oficina_id, professional_id };
    return { cites: input, ...(lliures && { disponibilitats: input }) };
  },
});
