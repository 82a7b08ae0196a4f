import { afterEach, expect, test, vi } from 'vitest';
import { LIST_BEHAVIOURS } from '../../mock-server/transports/behaviours/lists';
import { READ_BEHAVIOURS } from '../../mock-server/transports/behaviours/reads';
import { SEARCH_BEHAVIOURS } from '../../mock-server/transports/behaviours/searches';
import { SESSION_BEHAVIOURS } from '../../mock-server/transports/behaviours/sessions';
import { VALIDATION_BEHAVIOURS } from '../../mock-server/transports/behaviours/validation';
import { WRITE_BEHAVIOURS } from '../../mock-server/transports/behaviours/writes';
import { withQuirks, type QuirkName } from '../../mock-server/transports/quirks';
import { check, createApi, list } from './support';

afterEach(() => {
  vi.unstubAllGlobals();
});

const of = (trial: string, ...lists: string[]): string[] => lists.map((path) => `GET ${path}${trial}`);
const EXPORTED = ['assessories', 'consultes', 'activitats'];
const PAGED = [...EXPORTED, 'professionals'];
const MANY = of(', totals', ...EXPORTED);
const SPELLINGS = of(', q in other spellings', ...PAGED);
const WORDS = of(', q of several words', ...PAGED);
const UNKNOWN = of('/{id}, unknown', ...PAGED);
const FILES = of('/exports/csv', ...EXPORTED);
const FILTERED = of('/exports/csv, filters', ...EXPORTED);
const FORMULAS = of('/exports/csv, formulas', ...EXPORTED);
const REFUSED = ['GET without a session', 'GET with a wrong token'];
const SIGN_IN = ['POST auth/login, issues'];
const TYPES = ['academica', 'laboral', 'mobilitat_internacional', 'emprenedoria', 'habitatge'];
const COMPLETIONS = TYPES.map((tipus) => `POST assessories, completion of ${tipus}`);
const ISSUES = TYPES.map((tipus) => `POST assessories, issues of ${tipus}`);
const [OF_ACADEMICA = '', , OF_MOBILITAT = '', OF_EMPRENEDORIA = '', OF_HABITATGE = ''] = ISSUES;
const WHOLE = of(', whole', 'cites', 'cites/disponibilitats', 'interns');
const TAKEN = ['GET cites/disponibilitats, taken hours'];

type Sown = Partial<Record<QuirkName, readonly string[]>>;

/** Behaviours sown together; each has a finding of its own among all its findings. */
const READS: readonly Sown[] = [
  {
    citesInPages: ['GET cites, whole'],
    slotsCapped: ['GET cites/disponibilitats, whole'],
    catalogsInPages: ['GET interns, whole'],
    assessoriesOldestFirst: ['GET assessories, order without sort'],
    consultesOldestFirst: ['GET consultes, order without sort'],
    activitatsOldestFirst: ['GET activitats, order without sort'],
    professionalsByNumber: ['GET professionals, order without sort'],
    citesNewestFirst: ['GET cites, order without sort'],
    slotsNewestFirst: ['GET cites/disponibilitats, order without sort'],
    lastPageOne: MANY,
    assessoriesHeedAccents: ['GET assessories, q in other spellings'],
    professionalsHeedAccents: ['GET professionals, q in other spellings'],
    searchByFirstWord: WORDS,
    emptyWithoutSession: [...REFUSED, 'GET after the sign-out'],
    unknownAsEmpty: UNKNOWN,
    consultesExportCut: ['GET consultes/exports/csv'],
    citesOfAllOffices: ['GET cites, oficina_id'],
    signInUnchecked: SIGN_IN,
  },
  {
    slotsInPages: ['GET cites/disponibilitats, whole'],
    citesCapped: ['GET cites, whole'],
    officesInParts: ['GET interns, whole'],
    lastPageTooFar: [...MANY, 'GET professionals, totals'],
    consultesHeedAccents: ['GET consultes, q in other spellings'],
    activitatsHeedAccents: ['GET activitats, q in other spellings'],
    searchByAnyWord: WORDS,
    redirectWithoutSession: [...REFUSED, 'GET after the sign-out'],
    unknownAsNull: UNKNOWN,
    activitatsExportCut: ['GET activitats/exports/csv'],
    citesOfAllProfessionals: ['GET cites, professional_id'],
    slotsOfAllOffices: ['GET cites/disponibilitats, oficina_id'],
    takenHoursLeftOut: TAKEN,
  },
  {
    wholeListsCut: WHOLE,
    totalsCapped: MANY,
    searchHeedsCapitals: SPELLINGS,
    pageWithoutSession: [...REFUSED, 'GET after the sign-out'],
    unknownAsList: UNKNOWN,
    assessoriesExportCut: ['GET assessories/exports/csv'],
  },
  {
    totalsOfThePage: MANY,
    searchByPhrase: WORDS,
    forbiddenWithoutSession: [...REFUSED, 'GET after the sign-out'],
    unknownAsError: UNKNOWN,
    takenHoursLookFree: TAKEN,
    errorsAsRecords: SIGN_IN,
  },
  {
    totalsOfAll: [...MANY, 'GET professionals, totals', ...FILTERED],
    openWithoutSession: REFUSED,
    errorsAsText: SIGN_IN,
    exportsCut: FILES,
  },
  {
    lastPageOfFifteen: [...MANY, 'GET professionals, totals'],
    exportsWithoutSession: REFUSED,
    exportsOfAll: FILTERED,
    errorsLeftOut: SIGN_IN,
  },
  { nextPageMissing: MANY, openAfterSignOut: ['GET after the sign-out'] },
  { lastPageRepeated: [...MANY, 'GET professionals, totals'] },
  { totalsTooHigh: [...MANY, 'GET professionals, totals', ...FILES, ...FILTERED] },
];

const WRITES: readonly Sown[] = [
  {
    changeClearsConsultes: ['PATCH consultes, one field'],
    changeClearsActivitats: ['PATCH activitats, one field'],
    changeClearsAssessories: ['PATCH assessories, one field'],
    changeClearsProfessionals: ['PATCH professionals, one field'],
    consultesWithoutOffset: ['POST consultes, what is kept', 'POST consultes, the other half of the year'],
    assessoriesWithoutOffset: ['POST assessories, what is kept', 'PATCH assessories'],
    citesLabelledUtc: ['POST cites, what is kept'],
    assessoriesFormulas: ['GET assessories/exports/csv, formulas'],
    consultesFormulas: ['GET consultes/exports/csv, formulas'],
    activitatsFormulas: ['GET activitats/exports/csv, formulas'],
    themesLost: COMPLETIONS,
    inscripcioUnchecked: ISSUES,
    channelUnchecked: ['POST consultes, issues'],
    titleUnchecked: ['POST activitats, issues'],
    emailsUnchecked: ['POST professionals, issues'],
  },
  {
    nullIgnoredInConsultes: ['PATCH consultes, null'],
    nullIgnoredInActivitats: ['PATCH activitats, null'],
    nullIgnoredInAssessories: ['PATCH assessories, null'],
    nullIgnoredInProfessionals: ['PATCH professionals, null'],
    consultesOfGreenwich: ['POST consultes, what is kept', 'POST consultes, the other half of the year'],
    assessoriesOfGreenwich: ['POST assessories, what is kept', 'PATCH assessories'],
    formulasWithSigns: FORMULAS,
    subthemesLost: COMPLETIONS,
    assistentsUnchecked: ISSUES,
    hoursUnchecked: ['POST activitats, issues'],
    hoursBookedTwice: ['POST cites, a taken hour'],
  },
  {
    changeClearsLists: ['PATCH consultes, one field'],
    consultesAtMidnight: ['POST consultes, what is kept', 'POST consultes, the other half of the year'],
    laterThemesLost: COMPLETIONS,
    valoracioUnchecked: ISSUES,
  },
  {
    summerAsWinter: ['POST consultes, the other half of the year'],
    themesOfHousingLost: ['POST assessories, completion of habitatge'],
    placeUnchecked: [OF_ACADEMICA],
    themesUnchecked: [OF_MOBILITAT],
    subthemesUnchecked: [OF_EMPRENEDORIA, OF_HABITATGE],
  },
  {
    errorsAsList: [
      ...SIGN_IN,
      ...['consultes', 'activitats', 'professionals', 'assessories'].map((path) => `POST ${path}, issues`),
      'POST cites, a taken hour',
      ...ISSUES,
    ],
  },
];

async function findBroken(sown: Sown, write: boolean): Promise<string[]> {
  const findings = await check(withQuirks(createApi(), Object.keys(sown) as QuirkName[]), write);
  return findings.filter(({ verdict }) => verdict === 'breaks').map(({ name }) => name);
}

const unite = (sown: Sown): string[] => [...new Set(Object.values(sown).flat())].toSorted();

test.each(READS)('reading finds these differences and no other: %o', async (sown) => {
  expect((await findBroken(sown, false)).toSorted()).toEqual(unite(sown));
});

test.each(WRITES)('writing finds these differences and no other: %o', async (sown) => {
  expect((await findBroken(sown, true)).toSorted()).toEqual(unite(sown));
});

test('a finding says what a person would meet', async () => {
  const quirks = ['citesInPages', 'totalsCapped', 'consultesWithoutOffset', 'changeClearsConsultes'] as const;
  const findings = await check(withQuirks(createApi(), quirks), true);
  expect(list(findings, 'breaks').filter((line) => /cites|consultes/.test(line))).toEqual([
    'GET cites, whole: comes by pages: 15 of 284: the calendar comes late or lacks appointments, and booked hours look free',
    'GET consultes, totals: has 100 rows behind its last page, 1: a person sees them twice, or never',
    'POST consultes, what is kept: keeps data 2026-11-20 12:20 for 2026-11-20 11:20: the calendar and the lists show another time',
    'PATCH consultes, one field: a change of observacions alone also changes formacio, conegut: what another person wrote is lost',
    'POST consultes, the other half of the year: keeps data 2026-07-15 14:30 for 2026-07-15 12:30: the calendar and the lists show another time',
  ]);
});

test('every behaviour of another server is found', () => {
  const sown = [...READS, ...WRITES].flatMap((set) => Object.keys(set));
  const ofEnvelopes = ['wholeListsCut', 'totalsOfThePage'];
  const tables = [LIST_BEHAVIOURS, READ_BEHAVIOURS, SEARCH_BEHAVIOURS, SESSION_BEHAVIOURS];
  const all = [...tables, WRITE_BEHAVIOURS, VALIDATION_BEHAVIOURS].flatMap((table) => Object.keys(table));
  expect(sown.toSorted()).toEqual([...all, ...ofEnvelopes].toSorted());
});
