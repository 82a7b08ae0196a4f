import * as activitats from '../../src/api/activitats';
import * as assessories from '../../src/api/assessories';
import * as cites from '../../src/api/cites';
import { getDataRules, updateDataRules } from '../../src/api/config';
import * as consultes from '../../src/api/consultes';
import { toFailure } from '../../src/api/errors';
import { listAmbits, listAreas, listMarcs, listOficines, listTematiques } from '../../src/api/interns';
import * as professionals from '../../src/api/professionals';
import { DadesActivitat, EMPTY_ACTIVITAT, toActivitatBody } from '../../src/domain/nouns/activitat';
import { DadesConsulta, EMPTY_CONSULTA, toConsultaBody } from '../../src/domain/nouns/consulta';
import { isBookable } from '../../src/domain/nouns/disponibilitat';
import { addDays, addMinutes, getDay } from '../../src/domain/values/madrid';
import { TIPUS, type Tipus } from '../../src/domain/values/options';
import {
  DadesProfessional,
  EMPTY_PROFESSIONAL,
  listGivableRoles,
  toProfessionalBody,
} from '../../src/domain/nouns/professional';
import { EMPTY_REALITZACIO, REALITZACIONS, toRealitzacioBody } from '../../src/domain/nouns/realitzacio';
import {
  EdicioAssessoria,
  EMPTY_RESERVA,
  ReservaAssessoria,
  ReservaCita,
  toReservaBody,
  toReservaDraft,
  toSlotDraft,
} from '../../src/domain/nouns/reserva';
import { parseBody } from '../../src/domain/values/body';
import { Broken, Untried, type Trials } from './trial';

/** Text in every trial's record, to identify one that is left behind. */
const MARK = 'Prova del contracte';
const CHANGED = `${MARK}, canviada`;
const PERSON = { edat: '16-19', genere: 'dona', perfil: 'Jove' } as const;

/** Undo steps, run in reverse order; returns the names of failed ones. */
function createUndo() {
  const left: [name: string, undo: () => Promise<void>][] = [];
  return {
    add: (name: string, undo: () => Promise<void>) => void left.push([name, undo]),
    /** Drops the last step: the trial itself has undone it. */
    forget: () => void left.pop(),
    async run(): Promise<string[]> {
      const behind: string[] = [];
      for (const [name, undo] of left.toReversed()) {
        await undo().catch((error: unknown) => {
          if (toFailure(error).status !== 404) behind.push(name);
        });
      }
      return behind;
    },
  };
}

type Undo = ReturnType<typeof createUndo>;

type Cycle<Saved extends { id: number }> = {
  path: string;
  create: () => Promise<{ id?: number } | undefined>;
  /** Finds the created record, for answers without its id. */
  find: () => Promise<Saved | undefined>;
  get: (id: number) => Promise<Saved>;
  update?: (id: number) => Promise<unknown>;
  isChanged?: (saved: Saved) => boolean;
  /** Further trials of the created record by name. */
  trials?: Readonly<Record<string, (id: number) => Promise<void>>>;
  remove: (id: number) => Promise<void>;
};

/** Creates, reads, changes, reads and deletes a record, then expects a 404. */
async function tryCycle<Saved extends { id: number }>(trials: Trials, undo: Undo, cycle: Cycle<Saved>) {
  const { path, create, find, get, update, isChanged, remove, trials: others = {} } = cycle;
  const id = await trials.run(`POST ${path}`, async () => {
    const created = await create();
    const found = created?.id ?? (await find())?.id;
    if (found === undefined) throw new Broken('what was created is not to be found');
    undo.add(`${path}/${found}`, () => remove(found));
    await get(found);
    return found;
  });
  if (id === undefined) return;
  if (update && isChanged) {
    await trials.run(`PATCH ${path}`, async () => {
      await update(id);
      if (!isChanged(await get(id))) throw new Broken('has no effect');
    });
  }
  for (const [name, attempt] of Object.entries(others)) await trials.run(name, () => attempt(id));
  await trials.run(`DELETE ${path}/{id}`, async () => {
    await remove(id);
    const gone = await get(id).then(
      () => false,
      (error: unknown) => toFailure(error).status === 404,
    );
    undo.forget();
    if (!gone) throw new Broken(`has no effect: ${path}/${id} is left behind`);
  });
}

async function first<T>(list: Promise<readonly T[]>): Promise<T> {
  const [found] = await list;
  if (found === undefined) throw new Untried('a list that it needs is empty');
  return found;
}

async function tryConsultes(trials: Trials, undo: Undo, now: string): Promise<void> {
  const toBody = async (observacions: string) => {
    const draft = {
      ...EMPTY_CONSULTA,
      ...PERSON,
      data: now,
      canal: 'telefon' as const,
      nombre_persones: 1,
      observacions,
      oficina_id: (await first(listOficines())).id,
      ambit: (await first(listAmbits())).id,
    };
    return parseBody(DadesConsulta, toConsultaBody(draft));
  };
  await tryCycle(trials, undo, {
    path: 'consultes',
    create: async () => consultes.createConsulta(await toBody(MARK)),
    find: async () => {
      const { data } = await consultes.listConsultes({ sort: '-id' });
      return data.find(({ observacions }) => observacions === MARK);
    },
    get: (id) => consultes.getConsulta(id),
    update: async (id) => consultes.updateConsulta(id, await toBody(CHANGED)),
    isChanged: ({ observacions }) => observacions === CHANGED,
    remove: (id) => consultes.deleteConsulta(id),
  });
}

async function tryActivitats(trials: Trials, undo: Undo, now: string): Promise<void> {
  const toBody = async (titol: string) => {
    const draft = {
      ...EMPTY_ACTIVITAT,
      titol,
      data: getDay(now),
      hora_inici: '10:00',
      hora_fi: '11:00',
      oficina_id: (await first(listOficines())).id,
      marc: (await first(listMarcs())).id,
      area: (await first(listAreas())).id,
    };
    return parseBody(DadesActivitat, toActivitatBody(draft));
  };
  await tryCycle(trials, undo, {
    path: 'activitats',
    create: async () => activitats.createActivitat(await toBody(MARK)),
    find: async () => (await activitats.listActivitats({ q: MARK })).data.find(({ titol }) => titol === MARK),
    get: (id) => activitats.getActivitat(id),
    update: async (id) => activitats.updateActivitat(id, await toBody(CHANGED)),
    isChanged: ({ titol }) => titol === CHANGED,
    remove: (id) => activitats.deleteActivitat(id),
  });
}

/** Tries to give a central role, which needs `delete_usuari_app`. */
async function giveCentralRole(id: number, permissions: readonly string[]): Promise<void> {
  const role = 'suport_coordinacio';
  const change = { role, oficina_id: null, antena_id: null } as const;
  const issue = await professionals.updateProfessional(id, change).then(
    () => undefined,
    (error: unknown) => toFailure(error).fields['role'],
  );
  const isGiven = (await professionals.getProfessional(id)).role === role;
  const isGivable = listGivableRoles(permissions, 'informador').includes(role);
  if (isGivable && !isGiven) throw new Broken('is refused to a person who may give it');
  if (!isGivable && isGiven) throw new Broken('is given by a person who may not give it');
  if (!isGivable && issue === undefined) throw new Broken('is refused without an issue of the role');
}

async function tryProfessionals(
  trials: Trials,
  undo: Undo,
  now: string,
  permissions: readonly string[],
): Promise<void> {
  const email = `contracte-${Date.parse(now)}@example.org`;
  const toBody = async (nom: string) => {
    const oficina_id = (await first(listOficines())).id;
    const draft = {
      ...EMPTY_PROFESSIONAL,
      nom,
      cognom: MARK,
      email,
      role: 'informador' as const,
      oficina_id,
    };
    return parseBody(DadesProfessional, toProfessionalBody(draft));
  };
  await tryCycle(trials, undo, {
    path: 'professionals',
    create: async () => {
      await professionals.createProfessional(await toBody(MARK));
      return undefined;
    },
    find: async () =>
      (await professionals.listProfessionals({ q: email })).data.find((one) => one.email === email),
    get: (id) => professionals.getProfessional(id),
    update: async (id) => professionals.updateProfessional(id, await toBody(CHANGED)),
    isChanged: ({ nom }) => nom === CHANGED,
    trials: { 'PATCH professionals, a central role': (id) => giveCentralRole(id, permissions) },
    remove: (id) => professionals.deleteProfessional(id),
  });
}

async function tryCites(trials: Trials, undo: Undo, now: string): Promise<void> {
  const range = { data_inici: getDay(now), data_fi: addDays(getDay(now), 28) };
  await trials.run('POST cites and DELETE cites/{id}', async () => {
    const slots = await cites.listDisponibilitats(range);
    const slot = slots.find((one) => isBookable(one, Date.parse(now)) && one.oficina !== null);
    if (!slot) throw new Untried('there is no free hour');
    const jove = { ...EMPTY_RESERVA.jove, nom: MARK, cognoms: MARK };
    const draft = { ...EMPTY_RESERVA, ...PERSON, jove, ...toSlotDraft(slot, slot.modalitat[0]) };
    const list = () =>
      cites.listCites({
        ...range,
        ...(slot.professional && { professional_id: String(slot.professional.id) }),
      });
    const before = new Set((await list()).map(({ id }) => id));
    const created = await cites.createCita(parseBody(ReservaCita, toReservaBody(draft)));
    const booked = created ?? (await list()).find(({ id }) => !before.has(id));
    if (!booked) throw new Broken('what was booked is not in the list');
    undo.add(`cites/${booked.id}`, () => cites.deleteCita(booked.id));
    const isFree = async () =>
      (await cites.listDisponibilitats(range)).some(({ id, lliure }) => id === slot.id && lliure);
    if (await isFree()) throw new Broken('leaves the hour free');
    await cites.deleteCita(booked.id);
    undo.forget();
    if (!(await isFree())) throw new Broken('deleting it does not free its hour');
  });
}

async function tryAssessories(trials: Trials, undo: Undo, now: string): Promise<void> {
  const create = async (tipus: Tipus) => {
    const draft = {
      ...EMPTY_RESERVA,
      ...PERSON,
      tipus,
      date: now,
      modalitat: 'Presencial' as const,
      descripcio: MARK,
      jove: { ...EMPTY_RESERVA.jove, nom: MARK, cognoms: MARK },
      oficina_id: (await first(listOficines())).id,
    };
    const created = await assessories.createAssessoria(parseBody(ReservaAssessoria, toReservaBody(draft)));
    const { data } = created ? { data: [] } : await assessories.listAssessories({ tipus, sort: '-id' });
    const id = created?.id ?? data.find((row) => !row.bloquejada && row.descripcio === MARK)?.id;
    if (id === undefined) throw new Broken('what was created is not to be found');
    undo.add(`assessories/${id}`, () => assessories.deleteAssessoria(id));
    return id;
  };
  await trials.run('POST assessories, PATCH, PATCH assistit', async () => {
    const id = await create(TIPUS[0]);
    const draft = { ...toReservaDraft(await assessories.getAssessoria(id)), descripcio: CHANGED };
    await assessories.updateAssessoria(id, parseBody(EdicioAssessoria, toReservaBody(draft)));
    if ((await assessories.getAssessoria(id)).descripcio !== CHANGED) throw new Broken('PATCH has no effect');
    await assessories.markNotAttended(id);
    if ((await assessories.getAssessoria(id)).assistit !== false) throw new Broken('assistit has no effect');
  });
  for (const tipus of TIPUS) {
    await trials.run(`POST assessories, completion of ${tipus}`, async () => {
      const id = await create(tipus);
      const tematica = await first(listTematiques(tipus));
      const draft = {
        ...EMPTY_REALITZACIO,
        inscripcio: 'espontania' as const,
        assistents: 1,
        valoracio: 3,
        tematica_id: [tematica.id],
        subtematica_id: tematica.subtematica.slice(0, 1).map((one) => one.id),
        realitzada: 'pij' as const,
      };
      await assessories.completeAssessoria(
        tipus,
        parseBody(REALITZACIONS[tipus], toRealitzacioBody(id, draft)),
      );
      if ((await assessories.getAssessoria(id)).realitzada === null) throw new Broken('has no effect');
    });
  }
}

/** Tries every write on records of its own, and deletes them. Undeleted ones are reported. */
export async function tryWrites(
  trials: Trials,
  readNow: () => number,
  permissions: readonly string[],
): Promise<void> {
  const now = addMinutes(new Date(readNow()).toISOString(), 0);
  const undo = createUndo();
  try {
    await tryConsultes(trials, undo, now);
    await tryActivitats(trials, undo, now);
    await tryProfessionals(trials, undo, now, permissions);
    await tryCites(trials, undo, now);
    await tryAssessories(trials, undo, now);
    await trials.run('PATCH config/data_rules', async () => {
      const rules = await getDataRules();
      await updateDataRules(rules);
      if (JSON.stringify(await getDataRules()) !== JSON.stringify(rules))
        throw new Broken('keeps something else');
    });
  } finally {
    await trials.run('DELETE assessories/{id}', async () => {
      const behind = await undo.run();
      if (behind.length > 0) throw new Broken(`left behind: ${behind.join(', ')}`);
    });
  }
}
