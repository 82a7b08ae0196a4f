import { describe, expect, test } from 'vitest';
import { calendarMachine } from '../../src/machines/calendar';
import { screenInput } from './support/samples';
import { playServer } from './support/screens';
import { stage } from './support/stage';

const { getCalls } = playServer();

describe('the calendar', () => {
  test('asks for the appointments and free hours of the range that the address names', () => {
    const own = { ...screenInput, viewer: { permissions: ['read_cita_app'], oficinaId: null } };
    stage(calendarMachine, { ...own, query: { vista: 'setmana', data: '2026-11-25', professional_id: '9' } });
    expect(getCalls()).toEqual([
      'GET cites?data_inici=2026-11-23&data_fi=2026-11-29&professional_id=9',
      'GET cites/disponibilitats?data_inici=2026-11-23&data_fi=2026-11-29&professional_id=9',
    ]);
  });
});
