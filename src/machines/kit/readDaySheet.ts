import { listAssessories } from '../../api/assessories';
import { listCites } from '../../api/cites';
import { isOberta } from '../../domain/nouns/cita';
import type { DaySheet } from '../../domain/pages/daySheet';
import type { Query } from '../../domain/values/query';

const PAGE = '100';

async function readThemes(query: Query, signal: AbortSignal): Promise<DaySheet['themes']> {
  const themes: Record<number, string> = {};
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { data, meta } = await listAssessories({ ...query, per_page: PAGE, page: String(page) }, signal);
    for (const row of data) if (!row.bloquejada && row.tematica) themes[row.id] = row.tematica.name;
    last = meta.last_page;
  }
  return themes;
}

/** A day's appointments and, if the person may read names, their themes. */
export async function readDaySheet(query: Query, signal: AbortSignal): Promise<DaySheet> {
  const cites = await listCites(query, signal);
  const isAnyNamed = cites.some((cita) => isOberta(cita) && cita.assessoria.jove !== null);
  return { query, cites, themes: isAnyNamed ? await readThemes(query, signal) : {} };
}
