import { describe, expect, test } from 'vitest';
import { listTasks } from '../../../src/domain/pages/ajuda';
import { ROLES, type Role } from '../../../src/domain/access/roles';
import { ROUTES } from '../../../src/domain/access/routes';
import { getDestination } from '../../../src/machines/navigation/destination';
import { GRANTS } from '../access/grants';

const read = (permissions: readonly string[]): string =>
  listTasks(permissions)
    .map(({ group, tasks }) => `${group}: ${tasks.map(({ name }) => name).join(' ')}`)
    .join(', ');

const ADVISER =
  'people: arrival walkIn, cites: booking move absence removal reminder daySheet, records: closing lists report, account: password';

describe('the tasks of the help page', () => {
  const table: Record<Role, string> = {
    admin:
      'people: arrival consulta walkIn activitat, cites: booking move absence removal reminder daySheet, records: closing lists report, staff: newcomer leaver dates, account: password',
    suport_coordinacio:
      'people: arrival consulta activitat, cites: booking move absence removal reminder daySheet, records: closing lists report, staff: newcomer leaver, account: password',
    informador:
      'people: arrival consulta walkIn, cites: booking move absence removal reminder daySheet, records: lists report, account: password',
    informador_centre_escolar:
      'people: arrival consulta walkIn activitat, cites: booking reminder daySheet, records: lists report, account: password',
    informador_integral:
      'people: arrival consulta walkIn activitat, cites: booking move absence removal reminder daySheet, records: closing lists report, account: password',
    assesor_academica: ADVISER,
    assesor_emprenedoria: ADVISER,
    assesor_habitatge: ADVISER,
    assesor_laboral: ADVISER,
    assesor_mobilitat: ADVISER,
  };

  test.each(Object.entries(table))('%s', (role, tasks) => {
    expect(read(GRANTS[role as Role])).toBe(tasks);
  });

  test('without any permission are those of the own account', () => {
    expect(read([])).toBe('account: password');
  });

  test('no link leads to a refusal', () => {
    const people = [...ROLES.map((role) => GRANTS[role]), ...GRANTS.admin.map((one) => [one]), []];
    const led = people.flatMap((permissions) =>
      listTasks(permissions)
        .flatMap(({ tasks }) => tasks)
        .map(({ path, screen }) => ({
          expected: screen,
          ...getDestination(ROUTES, path, 'signedIn', permissions),
        })),
    );
    expect(led.length).toBeGreaterThan(people.length);
    expect(led.filter((one) => one.kind !== 'screen' || one.screen !== one.expected)).toEqual([]);
  });
});
