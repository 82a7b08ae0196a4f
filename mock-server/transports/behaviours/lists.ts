import { paginate, toSinglePage } from '../../http/pagination';
import type { ApiRequest } from '../../http/responses';
import { isFields, type Fields, type Json, type Quirk } from '../changes';
import { answering, asking, getParam, PAGED, readFields, withParams } from './kit';

const CITES = /^cites$/;
const SLOTS = /^cites\/disponibilitats$/;

const getUrl = ({ url }: ApiRequest): string => url.replace(/\?.*/, '');

/** A list that is due whole, in pages. */
const inPages = (path: RegExp, per_page = '15'): Quirk =>
  answering({ method: 'GET', path }, (json, request) => {
    const { data } = json;
    if (!Array.isArray(data)) return json;
    return paginate(data as Json[], { page: getParam(request, 'page') ?? '1', per_page }, getUrl(request));
  });

const FEW = 5;

/** A list that is due whole, in pages that name only the next one. */
const inParts = (path: RegExp): Quirk =>
  answering({ method: 'GET', path }, ({ data }, request) => {
    const rows = (data ?? []) as Json[];
    const page = Number(getParam(request, 'page') ?? 1);
    const next = page * FEW < rows.length ? `${getUrl(request)}?page=${page + 1}` : null;
    return { data: rows.slice((page - 1) * FEW, page * FEW), next_page_url: next };
  });

/** A list that ends after some rows as if there were no others. */
const capped = (path: RegExp, most: number): Quirk =>
  answering({ method: 'GET', path }, ({ data }, request) =>
    toSinglePage(((data ?? []) as Json[]).slice(0, most), {}, getUrl(request)),
  );

type Meta = { total: number; last_page: number; per_page: number; current_page: number };

const saying = (change: (meta: Meta) => Partial<Meta>, changeLinks = (links: Json): Json => links): Quirk =>
  answering({ method: 'GET', path: PAGED }, ({ data = null, links = null, meta }) => ({
    data,
    links: changeLinks(links),
    meta: { ...(meta as Fields), ...change(meta as unknown as Meta) },
  }));

const countPages = (total: number, per_page: number): number => Math.max(1, Math.ceil(total / per_page));

const counting = (count: (total: number) => number): Quirk =>
  saying(({ total, per_page }) => ({
    total: count(total),
    last_page: countPages(count(total), per_page),
  }));

const withoutNext = (links: Json): Json => ({ ...(isFields(links) ? links : {}), next: null });

const FILTERS = /^(data_inici|data_fi|.*_id|tipus|estat|ambit|canal|marc|area|role|actiu|q)$/;

function withoutFilters(request: ApiRequest): ApiRequest {
  const names = [...new URL(request.url).searchParams.keys()].filter((name) => FILTERS.test(name));
  return withParams(request, Object.fromEntries(names.map((name) => [name, null])));
}

/** An order of its own for a list without `sort`. */
const sorted = (path: RegExp, sort: string): Quirk =>
  asking({ method: 'GET', path }, (request) =>
    getParam(request, 'sort') === null ? withParams(request, { sort }) : request,
  );

const ignoring = (path: RegExp, name: string): Quirk =>
  asking({ method: 'GET', path }, (request) => withParams(request, { [name]: null }));

export const LIST_BEHAVIOURS = {
  citesInPages: inPages(CITES),
  slotsInPages: inPages(SLOTS, '100'),
  catalogsInPages: inPages(/^interns\//),
  officesInParts: inParts(/^interns\/oficines$/),
  citesCapped: capped(CITES, 50),
  slotsCapped: capped(SLOTS, 100),
  totalsTooHigh: counting((total) => total + 5),
  totalsCapped: counting((total) => Math.min(total, 100)),
  totalsOfAll: answering({ method: 'GET', path: PAGED }, async (json, request, ask) => {
    const { meta: whole } = readFields(await ask(withoutFilters(request)));
    const { total = 0, last_page = 1 } = isFields(whole) ? whole : {};
    return { ...json, meta: { ...(json['meta'] as Fields), total, last_page } };
  }),
  lastPageOne: saying(() => ({ last_page: 1 }), withoutNext),
  lastPageTooFar: saying(({ last_page }) => ({ last_page: last_page + 1 })),
  lastPageOfFifteen: saying(({ total }) => ({ last_page: countPages(total, 15) })),
  nextPageMissing: saying(() => ({}), withoutNext),
  lastPageRepeated: answering({ method: 'GET', path: PAGED }, async (json, request, ask) => {
    const { current_page = 1, last_page = 1 } = json['meta'] as Fields;
    return Number(current_page) > Number(last_page)
      ? readFields(await ask(withParams(request, { page: JSON.stringify(last_page) })))
      : json;
  }),
  assessoriesOldestFirst: sorted(/^assessories$/, 'cita.date'),
  consultesOldestFirst: sorted(/^consultes$/, 'data'),
  activitatsOldestFirst: sorted(/^activitats$/, 'data'),
  professionalsByNumber: sorted(/^professionals$/, 'id'),
  citesNewestFirst: sorted(CITES, '-date'),
  slotsNewestFirst: sorted(SLOTS, '-data_inici'),
  citesOfAllOffices: ignoring(CITES, 'oficina_id'),
  citesOfAllProfessionals: ignoring(CITES, 'professional_id'),
  slotsOfAllOffices: ignoring(SLOTS, 'oficina_id'),
  takenHoursLeftOut: answering({ method: 'GET', path: SLOTS }, (json, request) => {
    const free = ((json['data'] ?? []) as Json[]).filter((slot) => isFields(slot) && slot['lliure'] === true);
    return toSinglePage(free, {}, getUrl(request));
  }),
  takenHoursLookFree: answering({ method: 'GET', path: SLOTS }, (json) => ({
    ...json,
    data: ((json['data'] ?? []) as Fields[]).map((slot) => ({ ...slot, lliure: true })),
  })),
  exportsOfAll: asking({ method: 'GET', path: /\/exports\/csv$/ }, withoutFilters),
} as const satisfies Record<string, Quirk>;
