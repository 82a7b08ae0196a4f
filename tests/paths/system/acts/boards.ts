import { getToday } from '../../../../src/app/browser/today';
import { toViewer } from '../../../../src/domain/access/viewer';
import type { Live, Seen } from '../look';
import type { World } from '../world';
import { follow, press, type Act } from './act';

export function listShellActs(world: World, { find, root }: Seen): Act[] {
  if (!root.hasServices) return [];
  const shortcuts = find('root/shortcuts');
  return [
    ...press(shortcuts, { type: 'shortcuts.find', viewer: toViewer(root.session) }),
    ...press(shortcuts, { type: 'shortcuts.help' }),
    ...press(find('root/report'), { type: 'report.open' }),
    {
      name: 'all is read again',
      kind: 'page',
      run: () => world.getApplication().root.send({ type: 'screens.refresh' }),
    },
  ];
}

export function listBoardActs(world: World, { find, now }: Seen, shown: Live): Act[] {
  const { id } = shown.snapshot.machine;
  const refresh = ['board', 'list'].flatMap((of) => press(shown, { type: `${of}.refresh` }));
  const arrived = press(find('root/arrivals'), { type: 'arrivals.toggle', id: 1 });
  if (id !== 'calendar') return id === 'home' ? [...refresh, ...arrived] : refresh;
  const today = getToday(now);
  const query = { data_inici: today, data_fi: today };
  const slot = { data: today, tipus: 'laboral', disponibilitat_id: '1' };
  const [move, sheet] = [find(`${shown.path}/move`), find(`${shown.path}/daySheet`)];
  const cita = world.service.getState().assessories.values().next().value;
  return [
    ...refresh,
    ...arrived,
    ...(cita ? press(move, { type: 'calendarMove.begin', id: cita.id, query }) : []),
    ...press(move, { type: 'calendarMove.look', query: { ...query, tipus: 'laboral' } }),
    ...press(move, { type: 'calendarMove.choose', slot }),
    ...press(move, { type: 'calendarMove.stop' }),
    ...press(sheet, { type: 'daySheet.print', query }),
    ...press(sheet, { type: 'daySheet.printed' }),
    ...['?vista=mes', '?data=2026-11-23', '?lliures=si'].map((search) =>
      follow(world, `/calendari${search}`),
    ),
  ];
}
