import { describe, expect, test } from 'vitest';
import type { Query } from '../../../src/domain/values/query';
import { calendarMachine } from '../../../src/machines/screens/calendar';
import { screenInput } from '../support/samples';
import { playServer } from '../support/screens';
import { stage } from '../support/stage';

const { getCalls } = playServer();

describe('the calendar', () => {
  const everybody = { ...screenInput, viewer: { permissions: ['read_cita_app'], oficinaId: null } };
  const cites = (filter: string) => `GET cites?data_inici=2026-11-23&data_fi=2026-11-29${filter}`;
  const slots = (filter: string) =>
    `GET cites/disponibilitats?data_inici=2026-11-23&data_fi=2026-11-29${filter}`;

  test.each<[string, Query, string[]]>([
    ["one adviser's", { professional_id: '9' }, [cites('&professional_id=9'), slots('&professional_id=9')]],
    [
      "one adviser's without free slots",
      { professional_id: '9', lliures: 'no' },
      [cites('&professional_id=9')],
    ],
    ["everybody's", {}, [cites('')]],
    ["everybody's with free hours", { lliures: 'si' }, [cites(''), slots('')]],
  ])('asks for what it shows: %s', (_, query, calls) => {
    stage(calendarMachine, { ...everybody, query: { vista: 'setmana', data: '2026-11-25', ...query } });
    expect(getCalls()).toEqual(calls);
  });

  test('asks for free hours alone once they are to be shown', () => {
    const { actor } = stage(calendarMachine, { ...everybody, query: { data: '2026-11-25' } });
    actor.send({ type: 'screen.address', query: { data: '2026-11-25', lliures: 'si' } });
    expect(getCalls()).toEqual([cites(''), slots('')]);
  });
});
