import type { Found } from '../../../machines/kit/findRecords';
import type { SearchResult, SearchedList } from '../../../domain/nouns/searchResult';
import { isDay } from '../../../domain/values/madrid';
import { hasWords, toFolded, toWords } from '../../../domain/values/search';
import { listCreations, listPlaces } from '../../../domain/pages/shortcuts';
import { lists } from '../../../text/lists';
import { getLabel } from '../../../text/options';
import { pageTitles } from '../../../text/pageTitles';
import { shortcuts as texts } from '../../../text/shortcuts';
import { formatDay, formatInstant } from '../../../text/ui/dates';
import { joinFacts } from '../../../text/ui/words';
import type { IconName } from '../../ui/icons/paths';
import { findIcon } from '../menu';

export type PaletteOption = {
  label: string;
  /** Facts that identify it. */
  about?: string;
  icon: IconName;
  /** Target; without one it opens the sheet of keys. */
  path?: string;
};

export type PaletteGroup = { label: string; options: readonly PaletteOption[] };

function toOption(list: SearchedList, { id, path, name, kind, when, place }: SearchResult): PaletteOption {
  const what = kind && getLabel(list === 'professionals' ? 'role' : 'tipus', kind);
  const date = when && (isDay(when) ? formatDay(when) : formatInstant(when));
  return {
    label: name || lists.number(id),
    about: joinFacts(what, date, place),
    icon: findIcon(`/${list}`) ?? 'chat',
    path,
  };
}

/** Groups of the palette: matching pages and forms, and the found records. */
export function listGroups(
  permissions: readonly string[],
  { q, found }: { q: string; found: readonly Found[] },
): PaletteGroup[] {
  const words = toWords(q);
  const creations = listCreations(permissions).map(({ path, screen }): PaletteOption => ({
    label: pageTitles[screen],
    icon: 'plus',
    path,
  }));
  const places = listPlaces(permissions).map(({ path, screen }): PaletteOption => ({
    label: pageTitles[screen],
    icon: findIcon(path) ?? (screen === 'profile' ? 'user' : 'gear'),
    path,
  }));
  const groups: PaletteGroup[] = [
    { label: texts.create, options: creations },
    { label: texts.goTo, options: [...places, { label: texts.sheet, icon: 'key' }] },
  ];
  const records = found.map(({ list, results, total }) => ({
    label:
      total === results.length ? pageTitles[list] : texts.partOf(pageTitles[list], results.length, total),
    options: results.map((result) => toOption(list, result)),
  }));
  return [
    ...groups.map(({ label, options }) => ({
      label,
      options: options.filter((option) => hasWords(toFolded(option.label), words)),
    })),
    ...records,
  ].filter(({ options }) => options.length > 0);
}
