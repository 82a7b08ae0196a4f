import { useCatalog, useViewer } from '../../hooks/data';
import { canLoad, type CatalogName } from '../../domain/access/catalogs';
import { isDay } from '../../domain/values/madrid';
import { isUnread } from '../../domain/values/unread';
import { isMoment } from '../../domain/nouns/moment';
import { conflict } from '../../text/conflict';
import { lists } from '../../text/lists';
import { getLabel, labels } from '../../text/options';
import { ui } from '../../text/ui/components';
import { getUnreadText, unread } from '../../text/unread';
import { formatDay, formatInstant } from '../../text/ui/dates';
import { toRecordOptions } from '../shared/recordOptions';

type Named = Parameters<typeof toRecordOptions>[0];

/** Catalogue that a field's ids refer to, and the key of a nested list in its entries. */
const CATALOGS: Readonly<Record<string, readonly [name: CatalogName, within?: string]>> = {
  oficina_id: ['oficines'],
  antena_id: ['oficines', 'antenas'],
  professional_id: ['professionals'],
  professionals: ['professionals'],
  centre_id: ['centres'],
  marc: ['marcs'],
  submarc: ['marcs', 'submarcs'],
  area: ['areas'],
  ambit: ['ambits'],
  tematica_id: ['tematiques'],
  subtematica_id: ['tematiques', 'subtematica'],
};

export function useValueText(field: string): (value: unknown) => string {
  const last = field.split('.').at(-1) ?? field;
  const [catalog, within] = CATALOGS[last] ?? [];
  const { permissions } = useViewer();
  const entries = useCatalog(
    catalog ?? 'ambits',
    catalog !== undefined && canLoad(catalog, permissions),
  )?.data;
  const records = (catalog && Array.isArray(entries) ? entries : []) as unknown as Readonly<
    Record<string, Named>
  >[];
  const options = toRecordOptions(
    (within === undefined ? records : records.flatMap((entry) => entry[within] ?? [])) as Named,
  );

  function toText(value: unknown): string {
    if (Array.isArray(value)) return value.map(toText).join(', ') || ui.empty;
    if (typeof value === 'boolean') return value ? conflict.yes : conflict.no;
    if (typeof value === 'number') {
      if (catalog === undefined) return String(value);
      return options.find((option) => option.value === value)?.label ?? lists.number(value);
    }
    if (typeof value !== 'string' || value === '') return ui.empty;
    if (isUnread(value)) return unread.entry(getUnreadText(value));
    if (last in labels) return getLabel(last as keyof typeof labels, value);
    if (isDay(value)) return formatDay(value);
    return isMoment(value) ? formatInstant(value) : value;
  }
  return toText;
}
