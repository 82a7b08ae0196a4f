import type { AssessoriaFacts } from '../../src/domain/access';
import type { Activitat as ActivitatRecord } from '../../src/domain/activitat';
import type {
  Assessoria as AssessoriaRecord,
  AssessoriaBloquejada,
  Realitzada,
} from '../../src/domain/assessoria';
import type { CitaBloquejada, CitaOberta } from '../../src/domain/cita';
import type { Consulta as ConsultaRecord } from '../../src/domain/consulta';
import type { Disponibilitat as DisponibilitatRecord } from '../../src/domain/disponibilitat';
import type { Named } from '../../src/domain/fields';
import type { AntenaRef, Oficina, OficinaRef } from '../../src/domain/oficina';
import type { Professional as ProfessionalRecord, ProfessionalRef } from '../../src/domain/professional';
import { toMadrid } from './instants';
import { ACADEMIQUES, PAISOS, SECTORS, TEMATIQUES } from '../seed/catalogs';
import type {
  Activitat,
  Assessoria,
  Consulta,
  Disponibilitat,
  Professional,
  Realitzacio,
  State,
} from '../store/state';

/** Rows as the wire spells them: ids become objects, milliseconds become instants. */

const SUBTEMATIQUES = TEMATIQUES.flatMap(({ subtematica }) => subtematica);

function toNamed({ id, name }: Named): Named {
  return { id, name };
}

function findNamed(list: readonly Named[], id: number | null | undefined): Named | null {
  const found = list.find((entry) => entry.id === id);
  return found ? toNamed(found) : null;
}

function pickNamed(list: readonly Named[], ids: readonly number[] = []): Named[] {
  return list.filter(({ id }) => ids.includes(id)).map(toNamed);
}

export function findOficina(state: State, id: number | null): Oficina | undefined {
  return state.oficines.find((oficina) => oficina.id === id);
}

function getOficinaRef(state: State, id: number): OficinaRef {
  const oficina = findOficina(state, id);
  if (!oficina) throw new Error(`no office ${id}`);
  const { nom, name, antenas } = oficina;
  return { id, nom, name, antenas: antenas.map((antena) => ({ id: antena.id, nom: antena.nom })) };
}

export function findAntena(oficina: Oficina | undefined, id: number | null): AntenaRef | null {
  const antena = oficina?.antenas.find((known) => known.id === id);
  return antena ? { id: antena.id, nom: antena.nom } : null;
}

/** Somebody, also when deleted since. */
export function findPerson(state: State, id: number): Professional | undefined {
  return state.professionals.get(id) ?? state.esborrats.get(id);
}

function getProfessionalRef(state: State, id: number): ProfessionalRef {
  const professional = findPerson(state, id);
  if (!professional) throw new Error(`no professional ${id}`);
  const { nom, cognom, segon_cognom } = professional;
  return { id, nom, cognom, segon_cognom };
}

function getSlug({ tipus, id }: Assessoria): string {
  return `${tipus}-${id}`;
}

/** What the access rules need to know of a row. */
export function getFacts(state: State, row: Assessoria): AssessoriaFacts {
  const { id, tipus, bloquejada, assistit } = row;
  const oficina = findOficina(state, row.oficina_id) ?? null;
  return { id, tipus, bloquejada, assistit, realitzada: row.realitzacio !== null, oficina };
}

function toRealitzada(realitzacio: Realitzacio): Realitzada {
  const pais = PAISOS.find(({ id }) => id === realitzacio.pais);
  return {
    inscripcio: realitzacio.inscripcio as Realitzada['inscripcio'],
    assistents: realitzacio.assistents ?? 1,
    acompanyant: realitzacio.acompanyant ?? null,
    valoracio_assessor: realitzacio.valoracio ?? 1,
    comentaris: realitzacio.comentaris ?? null,
    tematiques: pickNamed(TEMATIQUES, realitzacio.tematica_id),
    subtematiques: pickNamed(SUBTEMATIQUES, realitzacio.subtematica_id),
    derivacio: realitzacio.derivacio ?? [],
    sector_professional: findNamed(SECTORS, realitzacio.sector_professional_id),
    temporalitat: realitzacio.temporalitat ?? null,
    zona_geografica: realitzacio.zona_geografica ?? null,
    pais: pais ? { id: pais.id, nom: pais.nom } : null,
    realitzada: realitzacio.realitzada ?? null,
    durada: realitzacio.durada ?? null,
    cfgs_cfgm: findNamed(ACADEMIQUES, realitzacio.cfgs_cfgm),
    universitat: findNamed(ACADEMIQUES, realitzacio.universitat),
  };
}

export function toAssessoria(state: State, row: Assessoria): AssessoriaRecord {
  const oficina = getOficinaRef(state, row.oficina_id);
  const professional = getProfessionalRef(state, row.professional_id);
  const { id, date, durada } = row.cita;
  return {
    id: row.id,
    slug: getSlug(row),
    tipus: row.tipus,
    oficina,
    antena: findAntena(findOficina(state, row.oficina_id), row.antena_id),
    assistit: row.assistit,
    bloquejada: false,
    jove: row.jove,
    professional,
    cita: { id, date: toMadrid(date), durada, modalitat: row.modalitat, oficina, professional },
    edat: row.edat,
    perfil: row.perfil,
    genere: row.genere,
    idioma: row.idioma,
    autonomia: row.autonomia,
    formacio: row.formacio,
    ocupacio: row.ocupacio,
    situacio_administrativa: row.situacio_administrativa,
    residencia: row.residencia,
    conegut: row.conegut,
    modalitat: row.modalitat,
    tematica: findNamed(TEMATIQUES, row.tematica_id),
    descripcio: row.descripcio,
    informacio_entregada: row.informacio_entregada,
    observacions: row.observacions,
    realitzada: row.realitzacio && toRealitzada(row.realitzacio),
  };
}

/** An activity, with what its ids name. */
export function toActivitat(state: State, row: Activitat): ActivitatRecord {
  const centre = state.centres.find(({ id }) => id === row.centre_id);
  return {
    id: row.id,
    titol: row.titol,
    data: row.data,
    hora_inici: row.hora_inici,
    hora_fi: row.hora_fi,
    oficina: getOficinaRef(state, row.oficina_id),
    centre_escolar: centre ? { id: centre.id, nom: centre.nom } : null,
    professionals: row.professionals.map((id) => getProfessionalRef(state, id)),
    marc: row.marc,
    submarc: row.submarc,
    area: row.area,
    ambit: row.ambit,
    tematica_id: row.tematica_id,
    curs: row.curs,
    grups: row.grups,
    presencial: row.presencial,
    virtual: row.virtual,
    activitatValoracio: row.activitatValoracio,
    observacions: row.observacions,
  };
}

/** A member of staff; nothing of the password but whether it must be changed. */
export function toProfessional(state: State, row: Professional): ProfessionalRecord {
  const { id, nom, cognom, segon_cognom, email, telefon, role, oficina_id, actiu } = row;
  return {
    ...{ id, nom, cognom, segon_cognom, email, telefon, role },
    oficina: oficina_id === null ? null : getOficinaRef(state, oficina_id),
    antena: findAntena(findOficina(state, oficina_id), row.antena_id),
    actiu,
    force_password_change: row.force_password_change,
  };
}

/** A blocked one as lists show it. */
export function toBloquejada({ id, tipus, cita }: Assessoria): AssessoriaBloquejada {
  return { id, tipus, bloquejada: true, cita: { date: toMadrid(cita.date) } };
}

/** An appointment; without the young person where the assessoria may not be read. */
export function toCita(state: State, row: Assessoria, isReadable: boolean): CitaOberta {
  return {
    id: row.cita.id,
    date: toMadrid(row.cita.date),
    durada: row.cita.durada,
    modalitat: row.modalitat,
    antena: findAntena(findOficina(state, row.oficina_id), row.antena_id),
    assessoria: {
      id: row.id,
      slug: getSlug(row),
      tipus: row.tipus,
      oficina: getOficinaRef(state, row.oficina_id),
      jove: isReadable ? row.jove : null,
      bloquejada: false,
      assistit: row.assistit,
    },
    professional: getProfessionalRef(state, row.professional_id),
  };
}

export function toCitaBloquejada({ id, tipus, cita }: Assessoria): CitaBloquejada {
  const assessoria = { id, tipus, bloquejada: true as const };
  return { id: cita.id, date: toMadrid(cita.date), durada: cita.durada, assessoria };
}

export function toDisponibilitat(state: State, slot: Disponibilitat): DisponibilitatRecord {
  return {
    id: slot.id,
    data_inici: toMadrid(slot.inici),
    data_fi: toMadrid(slot.fi),
    oficina: getOficinaRef(state, slot.oficina_id),
    antena: findAntena(findOficina(state, slot.oficina_id), slot.antena_id),
    professional: getProfessionalRef(state, slot.professional_id),
    tipus: slot.tipus,
    modalitat: slot.modalitat,
    lliure: slot.assessoria_id === null,
  };
}

/** A consulta, with what its ids name. */
export function toConsulta(state: State, row: Consulta): ConsultaRecord {
  const { oficina_id, antena_id, professional_id, data, ...same } = row;
  return {
    ...same,
    data: toMadrid(data),
    oficina: getOficinaRef(state, oficina_id),
    antena: findAntena(findOficina(state, oficina_id), antena_id),
    professional: getProfessionalRef(state, professional_id),
  };
}
