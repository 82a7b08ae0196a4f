import type { Found } from '../../../machines/kit/findRecords';
import type { SearchResult, SearchedList } from '../../../domain/nouns/searchResult';
import type { AppPath, ScreenName } from '../../../domain/access/routes';
import type { Named } from '../../../domain/values/fields';
import { isDay } from '../../../domain/values/madrid';
import { hasWords, toFolded, toWords } from '../../../domain/values/search';
import { listCreations, listPlaces } from '../../../domain/pages/shortcuts';
import { lists } from '../../../text/lists';
import { getLabel, stateNames } from '../../../text/options';
import { pageTitles } from '../../../text/pageTitles';
import { shortcuts as texts } from '../../../text/shortcuts';
import { formatDay, formatNear } from '../../../text/ui/dates';
import { joinFacts } from '../../../text/ui/words';
import type { IconName } from '../../ui/icons/paths';
import { findIcon } from '../menu';

const NEW_CITA = '/calendari/cita/nova';

const ICONS: Readonly<Partial<Record<ScreenName, IconName>>> = { profile: 'user', ajuda: 'help' };

export type PaletteOption = {
  label: string;
  about?: string;
  icon: IconName;
  /** Target; without one it opens the sheet of keys. */
  path?: AppPath;
  /** Whether the target takes the search text; it is no result. */
  takesSearch?: true;
};

export type PaletteGroup = { label: string; options: readonly PaletteOption[] };

type Context = { ambits: readonly Named[]; now: number };

function toOption(list: SearchedList, result: SearchResult, { ambits, now }: Context): PaletteOption {
  const { id, path, kind, when, place, state, visits = 1 } = result;
  const number = lists.number(id);
  const name = result.name || ambits.find((ambit) => ambit.id === result.ambit)?.name;
  const what = kind && getLabel(list === 'professionals' ? 'role' : 'tipus', kind);
  const date = when && (isDay(when) ? formatDay(when) : formatNear(when, now));
  const many = visits > 1 && texts.visits(visits);
  return {
    label: name ?? number,
    about: joinFacts(what, date, state && stateNames[state], place, many, !result.name && name && number),
    icon: findIcon(`/${list}`) ?? 'chat',
    path,
  };
}

function toResults({ list, results, total }: Found, context: Context): PaletteGroup {
  const title = pageTitles[list];
  const shown = results.reduce((sum, { visits = 1 }) => sum + visits, 0);
  const options = results.map((result) => toOption(list, result, context));
  if (total === shown) return { label: title, options };
  const all: PaletteOption = { label: texts.all(total), icon: 'search', path: `/${list}`, takesSearch: true };
  return { label: texts.partOf(title, results.length, total), options: [...options, all] };
}

export function listGroups(
  permissions: readonly string[],
  { q, found, ...context }: { q: string; found: readonly Found[] } & Context,
): PaletteGroup[] {
  const words = toWords(q);
  const creations = listCreations(permissions).map(({ path, screen }): PaletteOption => ({
    label: pageTitles[screen],
    icon: 'plus',
    path,
  }));
  const places = listPlaces(permissions).map(({ path, screen }): PaletteOption => ({
    label: pageTitles[screen],
    icon: findIcon(path) ?? ICONS[screen] ?? 'gear',
    path,
  }));
  const groups: PaletteGroup[] = [
    { label: texts.create, options: creations },
    { label: texts.goTo, options: [...places, { label: texts.sheet, icon: 'key' }] },
  ];
  const matching = groups.map(({ label, options }) => ({
    label,
    options: options.filter((option) => hasWords(toFolded(option.label), words)),
  }));
  const records = found.filter(({ failure }) => failure === null).map((one) => toResults(one, context));
  const isNew = found.some(
    ({ list, results, failure }) => list === 'assessories' && results.length === 0 && failure === null,
  );
  const booking = creations.find(({ path }) => path === NEW_CITA);
  const offer = {
    label: texts.newCitaFor(q.trim()),
    icon: 'plus',
    path: NEW_CITA,
    takesSearch: true,
  } as const;
  return [...matching, ...records, { label: texts.forNew, options: isNew && booking ? [offer] : [] }].filter(
    ({ options }) => options.length > 0,
  );
}
