import { listCites, listDisponibilitats } from '../../src/api/cites';
import { getDataRules } from '../../src/api/config';
import * as interns from '../../src/api/interns';
import type { Cita } from '../../src/domain/nouns/cita';
import type { Disponibilitat } from '../../src/domain/nouns/disponibilitat';
import { addDays, getDay, type Day } from '../../src/domain/values/madrid';
import { TIPUS } from '../../src/domain/values/options';
import type { Query } from '../../src/domain/values/query';
import { tryList } from './effects';
import { LISTS } from './lists';
import { Broken, Untried, type Trials } from './trial';

const CATALOGS: Readonly<Record<string, () => Promise<unknown>>> = {
  ambits: interns.listAmbits,
  areas: interns.listAreas,
  centre_educatius: interns.listCentres,
  marcs: interns.listMarcs,
  oficines: interns.listOficines,
  sector_professionals: interns.listSectors,
  paisos: interns.listPaisos,
  academiques: interns.listAcademiques,
  tematiques: () => interns.listTematiques(null),
};

type Dated = {
  list: (query: Query) => Promise<(Cita | Disponibilitat)[]>;
  read: (one: Cita | Disponibilitat) => { day: Day; tipus: string };
};

const DATED: Readonly<Record<string, Dated>> = {
  cites: {
    list: listCites,
    read: (one) => ({ day: getDay((one as Cita).date), tipus: (one as Cita).assessoria.tipus }),
  },
  'cites/disponibilitats': {
    list: listDisponibilitats,
    read: (one) => ({
      day: getDay((one as Disponibilitat).data_inici),
      tipus: (one as Disponibilitat).tipus,
    }),
  },
};

/** The two lists of the calendar, which answer a period whole. */
async function tryDated(trials: Trials, today: Day): Promise<void> {
  const range = { data_inici: addDays(today, -14), data_fi: addDays(today, 14) };
  for (const [path, { list, read }] of Object.entries(DATED)) {
    const rows = await trials.run(`GET ${path}`, () => list(range));
    if (!rows) continue;
    await trials.run(`GET ${path}, data_inici and data_fi`, async () => {
      const day = rows.map(read).find((row) => row.day !== '')?.day;
      if (day === undefined) throw new Untried('there is none in these days');
      const found = (await list({ data_inici: day, data_fi: day })).map(read);
      if (found.length === 0) throw new Broken('finds nothing');
      if (found.some((row) => row.day !== day && row.day !== '')) throw new Broken('has no effect');
    });
    await trials.run(`GET ${path}, tipus`, async () => {
      const known = new Set(rows.map((row) => read(row).tipus));
      const tipus = TIPUS.find((one) => known.has(one));
      if (tipus === undefined || known.size < 2) throw new Untried('the rows do not differ in it');
      const found = await list({ ...range, tipus });
      if (found.length === 0) throw new Broken('finds nothing');
      if (found.some((row) => read(row).tipus !== tipus)) throw new Broken('has no effect');
    });
  }
}

/** Tries every reading call. */
export async function tryReads(trials: Trials, today: Day): Promise<void> {
  for (const [name, list] of Object.entries(CATALOGS)) {
    await trials.run(`GET interns/${name}`, () => list());
  }
  await trials.run('GET interns/tematiques, tipus', async () => {
    const tipus = TIPUS[0];
    const found = await interns.listTematiques(tipus);
    if (found.some((one) => one.tipus !== tipus)) throw new Broken('has no effect');
  });
  await trials.run('GET config/data_rules', () => getDataRules());
  await tryDated(trials, today);
  for (const contract of LISTS) await tryList(trials, contract);
}
