import { listCites, listDisponibilitats } from '../../src/api/cites';
import type { Cita } from '../../src/domain/nouns/cita';
import type { Disponibilitat } from '../../src/domain/nouns/disponibilitat';
import { addDays, getDay, type Day } from '../../src/domain/values/madrid';
import { TIPUS } from '../../src/domain/values/options';
import type { Query } from '../../src/domain/values/query';
import type { AskRaw } from './raw';
import { Broken, Untried, type Trials } from './trial';
import { tryWhole } from './whole';

/** Values of an appointment or a free hour; undefined where a row does not show one. */
type Row = {
  date: string;
  tipus: string;
  oficina_id: number | undefined;
  professional_id: number | undefined;
};

type Dated = { path: string; list: (query: Query) => Promise<Row[]> };

function readCita({ date, assessoria, ...cita }: Cita): Row {
  return {
    date,
    tipus: assessoria.tipus,
    oficina_id: 'oficina' in assessoria ? assessoria.oficina?.id : undefined,
    professional_id: 'professional' in cita ? cita.professional?.id : undefined,
  };
}

const readSlot = ({ data_inici, tipus, oficina, professional }: Disponibilitat): Row => ({
  date: data_inici,
  tipus,
  oficina_id: oficina?.id,
  professional_id: professional?.id,
});

const CITES: Dated = { path: 'cites', list: async (query) => (await listCites(query)).map(readCita) };
const SLOTS: Dated = {
  path: 'cites/disponibilitats',
  list: async (query) => (await listDisponibilitats(query)).map(readSlot),
};

function findValue(values: readonly (string | number | undefined)[]): string {
  const known = [...new Set(values)].filter((value) => value !== undefined);
  if (known.length < 2) throw new Untried('the rows do not differ in it');
  return String(known[0]);
}

const FILTERS = ['tipus', 'oficina_id', 'professional_id'] as const;

async function tryList(trials: Trials, ask: AskRaw, { path, list }: Dated, today: Day): Promise<void> {
  const range = { data_inici: addDays(today, -14), data_fi: addDays(today, 14) };
  const rows = await trials.run(`GET ${path}`, () => list(range));
  if (!rows) return;
  await trials.run(`GET ${path}, data_inici and data_fi`, async () => {
    const day = rows.map(({ date }) => getDay(date)).find(Boolean);
    if (day === undefined) throw new Untried('there is none in these days');
    const found = (await list({ data_inici: day, data_fi: day })).map(({ date }) => getDay(date));
    if (found.length === 0) throw new Broken('finds nothing');
    if (found.some((one) => one !== day && one !== '')) throw new Broken('has no effect');
  });
  for (const name of FILTERS) {
    await trials.run(`GET ${path}, ${name}`, async () => {
      const known = rows.map((row) => row[name]);
      const value = name === 'tipus' ? TIPUS.find((one) => known.includes(one)) : undefined;
      const other = findValue(known);
      const found = await list({ ...range, [name]: value ?? other });
      if (found.length === 0) throw new Broken('finds nothing');
      if (found.some((row) => ![undefined, value ?? other].includes(row[name]?.toString())))
        throw new Broken('has no effect: the calendar shows rows that the person has filtered out');
    });
  }
  await trials.run(`GET ${path}, order without sort`, async () => {
    const moments = rows.map(({ date }) => Date.parse(date)).filter((moment) => !Number.isNaN(moment));
    if (moments.length < 2) throw new Untried('there are no two in these days');
    if (moments.some((moment, index) => index > 0 && moment < Number(moments[index - 1])))
      throw new Broken('does not begin with the oldest: a list of the day is out of order');
  });
  await tryWhole(trials, ask, path, today);
}

/** Appointments ahead that make free hours without a taken one implausible. */
const MANY = 3;

export async function tryDated(trials: Trials, ask: AskRaw, now: number): Promise<void> {
  const today = getDay(now);
  for (const dated of [CITES, SLOTS]) await tryList(trials, ask, dated, today);
  await trials.run('GET cites/disponibilitats, taken hours', async () => {
    const range = { data_inici: addDays(today, 1), data_fi: addDays(today, 14) };
    if ((await listCites(range)).length < MANY) throw new Untried('there are too few appointments ahead');
    const slots = await listDisponibilitats(range);
    if (slots.length > 0 && slots.every(({ lliure }) => lliure))
      throw new Broken('has no taken hour beside the free ones: booked hours are offered again, or vanish');
  });
}
