import { getDataRules } from '../../src/api/config';
import * as interns from '../../src/api/interns';
import { getDay } from '../../src/domain/values/madrid';
import { TIPUS } from '../../src/domain/values/options';
import { tryDated } from './dated';
import { tryList } from './effects';
import { LISTS } from './lists';
import type { AskRaw } from './raw';
import { trySessions } from './sessions';
import { Broken, type Trials } from './trial';
import { tryWholeCatalogs } from './whole';

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

export async function tryReads(trials: Trials, ask: AskRaw, now: number): Promise<void> {
  const today = getDay(now);
  for (const [name, list] of Object.entries(CATALOGS)) {
    await trials.run(`GET interns/${name}`, () => list());
  }
  await tryWholeCatalogs(trials, ask, Object.keys(CATALOGS));
  await trials.run('GET interns/tematiques, tipus', async () => {
    const tipus = TIPUS[0];
    const found = await interns.listTematiques(tipus);
    if (found.some((one) => one.tipus !== tipus)) throw new Broken('has no effect');
  });
  await trials.run('GET config/data_rules', () => getDataRules());
  await tryDated(trials, ask, now);
  for (const contract of LISTS) await tryList(trials, ask, contract);
  const paths = LISTS.map(({ path }) => path);
  const exports = LISTS.filter(({ exportCsv }) => exportCsv).map(({ path }) => path);
  await trySessions(trials, ask, { paths, exports, today });
}
