import * as activitats from '../../src/api/activitats';
import * as consultes from '../../src/api/consultes';
import { toFailure } from '../../src/api/errors';
import { listAmbits, listAreas, listMarcs, listOficines, listTematiques } from '../../src/api/interns';
import * as professionals from '../../src/api/professionals';
import {
  DadesActivitat,
  EMPTY_ACTIVITAT,
  findUnreadActivitat,
  toActivitatBody,
  toActivitatDraft,
} from '../../src/domain/nouns/activitat';
import {
  DadesConsulta,
  EMPTY_CONSULTA,
  findUnreadConsulta,
  toConsultaBody,
  toConsultaDraft,
  type Consulta,
} from '../../src/domain/nouns/consulta';
import {
  DadesProfessional,
  EMPTY_PROFESSIONAL,
  findUnreadProfessional,
  listGivableRoles,
  toProfessionalBody,
  toProfessionalDraft,
} from '../../src/domain/nouns/professional';
import { parseBody } from '../../src/domain/values/body';
import { getDay, toInstant, type Instant } from '../../src/domain/values/madrid';
import { first, MARK, PERSON, PERSON_MORE, tryCycle, type Undo } from './cycle';
import { tryFormulas } from './formulas';
import { expectKept, withoutUnread } from './kept';
import { expectAsked } from './refusals';
import { Broken, Untried, type Trials } from './trial';

/** A past noon of the other half of the year, whose offset is another one. */
function findOtherSeason(now: Instant): Instant | undefined {
  const year = Number(now.slice(0, 4));
  const noons = [year, year - 1].flatMap((one) =>
    ['07-15', '01-15'].map((day) => toInstant(`${one}-${day}`, '12:30')),
  );
  return noons.find((noon) => Date.parse(noon) < Date.parse(now) && noon.slice(-6) !== now.slice(-6));
}

async function toConsulta(now: Instant) {
  const { id: ambit } = await first(listAmbits());
  const theme = (await listTematiques(null)).find((one) => one.ambit_id === ambit);
  const draft = {
    ...EMPTY_CONSULTA,
    ...PERSON,
    ...PERSON_MORE,
    conegut: [...PERSON_MORE.conegut],
    data: now,
    canal: 'telefon' as const,
    nombre_persones: 2,
    derivacio: ['associacionisme' as const],
    observacions: MARK,
    oficina_id: (await first(listOficines())).id,
    ambit,
    tematica_id: theme ? [theme.id] : [],
    subtematica_id: theme?.subtematica.slice(0, 1).map(({ id }) => id) ?? [],
  };
  return parseBody(DadesConsulta, toConsultaBody(draft));
}

export async function tryConsultes(trials: Trials, undo: Undo, now: Instant): Promise<void> {
  const remove = (id: number) => consultes.deleteConsulta(id);
  const get = (id: number) => consultes.getConsulta(id);
  const toValues = (saved: Consulta) =>
    withoutUnread(toConsultaBody(toConsultaDraft(saved)), findUnreadConsulta(saved));
  await tryCycle(trials, undo, {
    path: 'consultes',
    prepare: () => toConsulta(now),
    create: (sent) => consultes.createConsulta(sent),
    find: async () => {
      const { data } = await consultes.listConsultes({ sort: '-id' });
      return data.find(({ observacions }) => observacions === MARK);
    },
    get,
    toValues,
    update: (id, change) => consultes.updateConsulta(id, change),
    text: 'observacions',
    optional: ['residencia', 'formacio', 'observacions'],
    trials: {
      'POST consultes, issues': (_, sent) => {
        const names = ['data', 'canal', 'edat', 'genere', 'perfil', 'ambit', 'nombre_persones'];
        const wrong = Object.fromEntries(names.map((name) => [name, undefined]));
        return expectAsked({ path: 'consultes', body: sent, wrong, undo, remove });
      },
      'POST consultes, the other half of the year': async (_, sent) => {
        const data = findOtherSeason(now);
        if (data === undefined) throw new Untried('the clock never changes');
        const { id } = await consultes.createConsulta({ ...sent, data });
        undo.add(`consultes/${id}`, () => remove(id));
        expectKept({ data }, toValues(await get(id)));
      },
      'GET consultes/exports/csv, formulas': (id) =>
        tryFormulas(
          (text) => consultes.updateConsulta(id, { observacions: text }),
          consultes.exportConsultes,
          now,
        ),
    },
    remove,
  });
}

async function toActivitat(now: Instant) {
  const { id: marc, submarcs } = await first(listMarcs());
  const draft = {
    ...EMPTY_ACTIVITAT,
    titol: MARK,
    data: getDay(now),
    hora_inici: '10:00',
    hora_fi: '11:00',
    oficina_id: (await first(listOficines())).id,
    marc,
    submarc: submarcs[0]?.id ?? null,
    area: (await first(listAreas())).id,
    curs: '1eso' as const,
    grups: 2,
    presencial: { home: 3, dona: 4, no_binari: 1 },
    activitatValoracio: { alumnat: 4, professorat: 5, comentari: MARK },
    observacions: MARK,
  };
  return parseBody(DadesActivitat, toActivitatBody(draft));
}

export async function tryActivitats(trials: Trials, undo: Undo, now: Instant): Promise<void> {
  const remove = (id: number) => activitats.deleteActivitat(id);
  await tryCycle(trials, undo, {
    path: 'activitats',
    prepare: () => toActivitat(now),
    create: (sent) => activitats.createActivitat(sent),
    find: async () => (await activitats.listActivitats({ q: MARK })).data.find(({ titol }) => titol === MARK),
    get: (id) => activitats.getActivitat(id),
    toValues: (saved) => withoutUnread(toActivitatBody(toActivitatDraft(saved)), findUnreadActivitat(saved)),
    update: (id, change) => activitats.updateActivitat(id, change),
    text: 'titol',
    optional: ['curs', 'grups', 'observacions'],
    trials: {
      'POST activitats, issues': (_, sent) => {
        const names = ['titol', 'data', 'hora_inici', 'marc', 'area'];
        const wrong = { ...Object.fromEntries(names.map((name) => [name, undefined])), hora_fi: '09:00' };
        return expectAsked({ path: 'activitats', body: sent, wrong, undo, remove });
      },
      'GET activitats/exports/csv, formulas': (id) =>
        tryFormulas(
          (text) => activitats.updateActivitat(id, { titol: text }),
          activitats.exportActivitats,
          now,
        ),
    },
    remove,
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

async function toProfessional(email: string) {
  const draft = {
    ...EMPTY_PROFESSIONAL,
    nom: MARK,
    cognom: MARK,
    segon_cognom: MARK,
    email,
    telefon: '600 000 000',
    role: 'informador' as const,
    oficina_id: (await first(listOficines())).id,
  };
  return parseBody(DadesProfessional, toProfessionalBody(draft));
}

export async function tryProfessionals(
  trials: Trials,
  undo: Undo,
  now: Instant,
  permissions: readonly string[],
): Promise<void> {
  const email = `contracte-${Date.parse(now)}@example.org`;
  const remove = (id: number) => professionals.deleteProfessional(id);
  await tryCycle(trials, undo, {
    path: 'professionals',
    prepare: () => toProfessional(email),
    create: async (sent) => {
      await professionals.createProfessional(sent);
      return undefined;
    },
    find: async () =>
      (await professionals.listProfessionals({ q: email })).data.find((one) => one.email === email),
    get: (id) => professionals.getProfessional(id),
    toValues: (saved) =>
      withoutUnread(toProfessionalBody(toProfessionalDraft(saved)), findUnreadProfessional(saved)),
    update: (id, change) => professionals.updateProfessional(id, change),
    text: 'nom',
    optional: ['segon_cognom', 'telefon'],
    trials: {
      'PATCH professionals, a central role': (id) => giveCentralRole(id, permissions),
      'POST professionals, issues': (_, sent) => {
        const body = { ...sent, email: `altra-${email}` };
        const wrong = { nom: undefined, cognom: undefined, email: 'sense-arrova', role: undefined };
        return expectAsked({ path: 'professionals', body, wrong, undo, remove });
      },
    },
    remove,
  });
}
