import { getToday } from '../../../../src/app/browser/today';
import { NOUNS, type Noun } from '../../../../src/domain/access/noun';
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

export function listListActs(world: World, { find, now }: Seen, shown: Live): Act[] {
  const { machine, context } = shown.snapshot;
  const noun = (Object.keys(NOUNS) as Noun[]).find((one) => NOUNS[one].list === machine.id);
  if (noun === undefined || !(noun in PAGES)) return [];
  const path = `/${machine.id}`;
  const at = new Date(now).toISOString();
  const [row, other] = listRows(shown);
  const { chosen = [] } = context as { chosen?: readonly Row[] };
  const hasBoxes = noun !== 'professional';
  const deletion = find('root/deletion');
  const item = { id: row?.id, label: NOTE };
  const choose = (name: string, of: Row | undefined, isChosen: boolean): Act[] =>
    of && hasBoxes ? press(shown, { type: 'list.choose', rows: [of], isChosen }, name) : [];
  const act = (name: string): Act[] =>
    press(
      find('root/bulk'),
      {
        ...{ type: 'bulk.open', act: name, noun, others: 0 },
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
          ...press(
            deletion,
            { type: 'deletion.open', ...item, noun, today: getToday(now) },
            `delete ${noun}`,
          ),
          ...(PAGES[noun] ?? []).map((rest) => follow(world, `${path}/${row.id}${rest}`)),
          ...(noun === 'assessoria'
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
