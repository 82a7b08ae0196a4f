import { getToday } from '../../../../src/app/browser/today';
import { getRemovalKey, NOUNS, type Noun } from '../../../../src/domain/access/noun';
import type { Live, Seen } from '../look';
import type { World } from '../world';
import { follow, NOTE, press, type Act } from './act';

const PAGES: Partial<Readonly<Record<Noun, readonly string[]>>> = {
  assessoria: ['', '/editar', '/hora', '/realitzar'],
  consulta: ['/editar'],
  activitat: ['/editar'],
  professional: ['/editar'],
};

type Row = { id: number };

const listRows = ({ snapshot }: Live): readonly Row[] => {
  const rows = snapshot.children['rows']?.getSnapshot() as
    | { context: { data: { data: Row[] } | null } }
    | undefined;
  return rows?.context.data?.data ?? [];
};

type Bulk = { asked?: { noun: Noun; items: readonly Row[] } | null };
type Deletion = { removals?: readonly string[] };

/** Records that an act on several holds, and those that are being deleted: neither is acted on again. */
function listHeld({ find }: Seen, noun: Noun) {
  const bulk = find('root/bulk')?.snapshot;
  const { asked } = (bulk?.context ?? {}) as Bulk;
  const { removals } = (find('root/deletion')?.snapshot.context ?? {}) as Deletion;
  const isSent = bulk?.hasTag('undoable') === true || bulk?.hasTag('busy') === true;
  return {
    isGoing: ({ id }: Row) => isSent && asked?.noun === noun && asked.items.some((item) => item.id === id),
    isLeaving: ({ id }: Row) => removals?.includes(getRemovalKey(noun, id)) === true,
  };
}

export function listListActs(world: World, seen: Seen, shown: Live): Act[] {
  const { find, now } = seen;
  const { machine, context } = shown.snapshot;
  const noun = (Object.keys(NOUNS) as Noun[]).find((one) => NOUNS[one].list === machine.id);
  if (noun === undefined || !(noun in PAGES)) return [];
  const path = `/${machine.id}`;
  const at = new Date(now).toISOString();
  const [row, other] = listRows(shown);
  const { isGoing, isLeaving } = listHeld(seen, noun);
  const { chosen: marked = [] } = context as { chosen?: readonly Row[] };
  const chosen = marked.filter((one) => !isLeaving(one));
  const hasBoxes = noun !== 'professional';
  const deletion = find('root/deletion');
  const item = { id: row?.id, label: NOTE };
  const choose = (name: string, of: Row | undefined, isChosen: boolean): Act[] =>
    of && hasBoxes ? press(shown, { type: 'list.choose', rows: [of], isChosen }, name) : [];
  const act = (name: string): Act[] =>
    press(
      find('root/bulk'),
      {
        type: 'bulk.open',
        act: name,
        noun,
        others: 0,
        items: chosen.map(({ id }) => ({ id, label: NOTE })),
      },
      `bulk.open ${name}`,
    );
  return [
    ...press(shown, { type: 'list.search', q: 'jana' }, 'list.search'),
    ...press(shown, { type: 'list.search', q: '' }, 'list.search nothing'),
    follow(world, `${path}?page=2`),
    follow(world, `${path}?oficina_id=1`),
    ...press(
      find('root/exports'),
      { type: 'exports.start', noun: machine.id, query: {}, at },
      'exports.start',
    ),
    ...(row
      ? [
          ...(isGoing(row)
            ? []
            : press(
                deletion,
                { type: 'deletion.open', ...item, noun, today: getToday(now) },
                `delete ${noun}`,
              )),
          ...(PAGES[noun] ?? []).map((rest) => follow(world, `${path}/${row.id}${rest}`)),
          ...(noun === 'assessoria' && !isGoing(row)
            ? press(
                find('root/attendance'),
                { type: 'attendance.open', ...item, date: at },
                'attendance.open',
              )
            : []),
        ]
      : []),
    ...choose('choose a row', row, true),
    ...choose('choose another row', other, true),
    ...choose('choose a row no longer', row, false),
    ...(chosen.length > 0 && hasBoxes ? act('delete') : []),
    ...(chosen.length > 0 && noun === 'assessoria' ? act('notAttended') : []),
  ];
}
