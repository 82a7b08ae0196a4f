import { listChoosable } from '../access/oficina';
import { getScope } from '../access/scope';
import type { Viewer } from '../access/viewer';
import {
  EMPTY_ACTIVITAT,
  findActivitatIssues,
  getActivitatKey,
  type ActivitatDraft,
} from '../nouns/activitat';
import type { DataRules } from '../nouns/dataRules';
import type { CentreEducatiu } from '../nouns/interns';
import type { Named } from '../values/fields';
import type { Day } from '../values/madrid';
import { fold } from '../values/search';
import { findCellDay } from '../values/typedDay';
import { findMeantTime } from '../values/typedTime';
import type { RuleIssue } from '../values/validation';
import { findNamed, findRepeated, listLines, type LineIssue, type LineRow, type Sheet } from './lines';

type Cells = Readonly<
  Record<'titol' | 'data' | 'hora_inici' | 'hora_fi' | 'marc' | 'area' | 'centre' | 'oficina', string>
>;

/** Lines of activities; a heading begins with 'títol' and has no day. */
export const ACTIVITATS = {
  size: 8,
  toCells: (cells) => {
    const [titol = '', data = '', hora_inici = '', hora_fi = '', ...more] = cells;
    const [marc = '', area = '', centre = '', oficina = ''] = more;
    return { titol, data, hora_inici, hora_fi, marc, area, centre, oficina };
  },
  isHeading: ({ titol, data }) => fold(titol) === 'titol' && findCellDay(data) === undefined,
} satisfies Sheet<Cells>;

type NamedField = 'marc' | 'area' | 'centre_id' | 'oficina_id';

/** Issue of a line; `rule`: by the rule for its day. */
export type ActivitatIssue = LineIssue<NamedField> | { field: string; code: 'rule'; rule: RuleIssue };

export type ActivitatRow = LineRow<ActivitatDraft, ActivitatIssue> & {
  oficina: string | null;
  centre: string | null;
};

export type ActivitatLists = {
  viewer: Viewer;
  userId: number | null;
  today: Day;
  rule: DataRules['activitats'];
  oficines: readonly { id: number; nom: string; antenas: readonly { id: number }[] }[];
  centres: readonly Pick<CentreEducatiu, 'id' | 'nom' | 'codi' | 'actiu'>[];
  marcs: readonly Named[];
  arees: readonly Named[];
};

const listName = ({ name }: Named) => [name];

/** A line's entries of the lists; without an office it is the person's own. */
function findEntries(cells: Cells, { viewer, oficines, centres, marcs, arees }: ActivitatLists) {
  const scope = getScope(viewer.permissions, 'create', 'activitat');
  const own = listChoosable(oficines, 'oficina', viewer.oficinaId);
  const oficina = findNamed(oficines, cells.oficina, ({ nom }) => [nom]);
  const open = listChoosable(oficines, scope, viewer.oficinaId);
  return {
    oficina: cells.oficina === '' ? own[0] : oficina,
    isForbidden: oficina !== undefined && !open.includes(oficina),
    centre: findNamed(
      centres.filter(({ actiu }) => actiu),
      cells.centre,
      ({ nom, codi }) => [nom, codi],
    ),
    marc: findNamed(marcs, cells.marc, listName),
    area: findNamed(arees, cells.area, listName),
  };
}

function readLine(cells: Cells, lists: ActivitatLists): Omit<ActivitatRow, 'line' | 'source'> {
  const { oficina, isForbidden, centre, marc, area } = findEntries(cells, lists);
  const issues: ActivitatIssue[] = [];
  const named = { marc, area, centre_id: centre, oficina_id: oficina };
  const said = { marc: cells.marc, area: cells.area, centre_id: cells.centre, oficina_id: cells.oficina };
  for (const field of ['marc', 'area', 'centre_id', 'oficina_id'] as const)
    if (said[field] !== '' && !named[field]) issues.push({ field, code: 'unknown', said: said[field] });
  if (isForbidden) issues.push({ field: 'oficina_id', code: 'forbidden' });
  const moments = {
    data: findCellDay(cells.data),
    hora_inici: findMeantTime(cells.hora_inici),
    hora_fi: findMeantTime(cells.hora_fi),
  };
  for (const field of ['data', 'hora_inici', 'hora_fi'] as const)
    if (cells[field] !== '' && moments[field] === undefined) issues.push({ field, code: 'unreadable' });
  const draft: ActivitatDraft = {
    ...EMPTY_ACTIVITAT,
    titol: cells.titol,
    data: moments.data ?? null,
    hora_inici: moments.hora_inici ?? '',
    hora_fi: moments.hora_fi ?? '',
    marc: marc?.id ?? null,
    area: area?.id ?? null,
    oficina_id: oficina?.id ?? null,
    centre_id: centre?.id ?? null,
    professionals: lists.userId === null ? [] : [lists.userId],
  };
  const known = new Set<string>(issues.map(({ field }) => field));
  const { rule, today } = lists;
  const ofForm = Object.entries(findActivitatIssues(draft, { rule, today, stored: null })).flatMap(
    ([field, issue]): ActivitatIssue[] => {
      if (known.has(field)) return [];
      return [typeof issue === 'string' ? { field, code: issue } : { field, code: 'rule', rule: issue }];
    },
  );
  return {
    draft,
    oficina: oficina?.nom ?? null,
    centre: centre?.nom ?? null,
    issues: [...ofForm, ...issues],
  };
}

export function readAltaActivitats(text: string, lists: ActivitatLists): ActivitatRow[] {
  const rows = listLines(text, ACTIVITATS).map(({ line, source, cells, hasMore }) => {
    const row = readLine(cells, lists);
    return { ...row, line, source, hasMore, key: row.draft.titol && getActivitatKey(row.draft) };
  });
  const listRepeated = findRepeated(rows);
  return rows.map(({ hasMore, key, ...row }) => {
    const issues = [...row.issues];
    const lines = listRepeated({ line: row.line, key });
    if (hasMore) issues.push({ field: 'line', code: 'columns' });
    if (lines.length > 0) issues.push({ field: 'titol', code: 'repeated', lines });
    return { ...row, issues };
  });
}
