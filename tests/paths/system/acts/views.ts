import type { AnyEventObject } from 'xstate';
import { getToday } from '../../../../src/app/browser/today';
import type { CatalogName } from '../../../../src/domain/access/catalogs';
import type { Live, Seen } from '../look';
import { can } from './act';

const NEEDS: Readonly<Record<string, readonly CatalogName[]>> = {
  home: ['oficines'],
  calendar: ['oficines'],
  consultes: ['ambits', 'tematiques'],
  activitats: ['marcs', 'areas'],
  assessories: ['oficines'],
  professionals: ['oficines'],
  consultaCreate: ['ambits', 'tematiques', 'oficines'],
  consultaEdit: ['ambits', 'tematiques', 'oficines', 'dataRules'],
  activitatCreate: ['marcs', 'areas', 'centres', 'oficines', 'dataRules'],
  activitatEdit: ['marcs', 'areas', 'centres', 'oficines', 'dataRules'],
  citaCreate: ['oficines', 'professionals'],
  assessoriaCreate: ['oficines', 'professionals', 'dataRules'],
  completion: ['academiques', 'paisos', 'sectors'],
  xifres: ['oficines', 'professionals'],
};

/** Requests of the shown page itself, as its view sends them; returns whether there were any. */
export function attend({ shown, find, navigation, auth, now }: Seen): boolean {
  const asked: (readonly [Live | undefined, AnyEventObject])[] = [
    [find('root/notifications'), { type: 'notifications.resume' }],
  ];
  if (navigation.value === 'shown' && navigation.screen?.layout === 'private' && shown) {
    const professional_id = auth.session?.user.id;
    const shortcuts = find('root/shortcuts');
    const { carried } = (shortcuts?.snapshot.context ?? {}) as { carried?: { path: string } | null };
    asked.push(
      [find('root/toClose'), { type: 'toClose.need', professional_id, data_fi: getToday(now) }],
      ...(NEEDS[shown.snapshot.machine.id] ?? []).map(
        (name) => [find('root/catalogs'), { type: 'catalogs.need', name }] as const,
      ),
    );
    if (carried?.path === navigation.address?.path) asked.push([shortcuts, { type: 'shortcuts.take' }]);
  }
  const due = asked.filter(([live, event]) => live && can(live, event));
  for (const [live, event] of due) live?.actor.send(event);
  return due.length > 0;
}
