import type { Activitat } from '../../src/domain/activitat';
import { getEstat, type Assessoria, type AssessoriaRow } from '../../src/domain/assessoria';
import type { Consulta } from '../../src/domain/consulta';
import type { Named } from '../../src/domain/fields';
import { getFullName } from '../../src/domain/professional';
import type { Columna } from './csv';
import { AMBITS, AREES, MARCS, TEMATIQUES } from '../seed/catalogs';

type Value = ReturnType<Columna<unknown>[1]>;

/** A column that a blocked assessoria leaves empty. */
function open(heading: string, getValue: (row: Assessoria) => Value): Columna<AssessoriaRow> {
  return [heading, (row) => (row.bloquejada ? null : getValue(row))];
}

function realised(
  heading: string,
  getValue: (realitzada: NonNullable<Assessoria['realitzada']>) => Value,
): Columna<AssessoriaRow> {
  return open(heading, ({ realitzada }) => realitzada && getValue(realitzada));
}

const join = (list: readonly { name: string }[]): string => list.map(({ name }) => name).join(', ');

/** The columns of the assessories' export. */
export const COLUMNES: readonly Columna<AssessoriaRow>[] = [
  ['id', (row) => row.id],
  ['tipus', (row) => row.tipus],
  ['data', (row) => row.cita.date],
  open('estat', getEstat),
  open('durada', (row) => row.cita.durada),
  open('modalitat', (row) => row.modalitat),
  open('oficina', (row) => row.oficina.nom),
  open('antena', (row) => row.antena?.nom),
  open('professional', (row) => getFullName(row.professional)),
  open('nom', (row) => row.jove.nom),
  open('cognoms', (row) => row.jove.cognoms),
  open('telefon', (row) => row.jove.telefon),
  open('email', (row) => row.jove.email),
  open('edat', (row) => row.edat),
  open('perfil', (row) => row.perfil),
  open('genere', (row) => row.genere),
  open('idioma', (row) => row.idioma),
  open('autonomia', (row) => row.autonomia),
  open('formacio', (row) => row.formacio),
  open('ocupacio', (row) => row.ocupacio),
  open('situacio_administrativa', (row) => row.situacio_administrativa),
  open('residencia', (row) => row.residencia),
  open('conegut', (row) => row.conegut.join(', ')),
  open('tematica', (row) => row.tematica?.name),
  open('descripcio', (row) => row.descripcio),
  open('informacio_entregada', (row) => row.informacio_entregada),
  open('observacions', (row) => row.observacions),
  realised('inscripcio', ({ inscripcio }) => inscripcio),
  realised('assistents', ({ assistents }) => assistents),
  realised('acompanyant', ({ acompanyant }) => acompanyant),
  realised('valoracio', ({ valoracio_assessor }) => valoracio_assessor),
  realised('comentaris', ({ comentaris }) => comentaris),
  realised('tematiques', ({ tematiques }) => join(tematiques)),
  realised('subtematiques', ({ subtematiques }) => join(subtematiques)),
  realised('derivacio', ({ derivacio }) => derivacio.join(', ')),
  realised('sector_professional', ({ sector_professional }) => sector_professional?.name),
  realised('temporalitat', ({ temporalitat }) => temporalitat),
  realised('zona_geografica', ({ zona_geografica }) => zona_geografica),
  realised('pais', ({ pais }) => pais?.nom),
  realised('realitzada', ({ realitzada }) => realitzada),
  realised('durada_realitzada', ({ durada }) => durada),
  realised('cfgs_cfgm', ({ cfgs_cfgm }) => cfgs_cfgm?.name),
  realised('universitat', ({ universitat }) => universitat?.name),
];

const findName = (list: readonly Named[], id: number | null): string | undefined =>
  list.find((entry) => entry.id === id)?.name;

const pick = (list: readonly Named[], ids: readonly number[]): string =>
  join(list.filter(({ id }) => ids.includes(id)));

const SUBMARCS = MARCS.flatMap(({ submarcs }) => submarcs);

/** The columns of the activities' export. */
export const ACTIVITAT_COLUMNES: readonly Columna<Activitat>[] = [
  ['id', ({ id }) => id],
  ['titol', ({ titol }) => titol],
  ['data', ({ data }) => data],
  ['hora_inici', ({ hora_inici }) => hora_inici],
  ['hora_fi', ({ hora_fi }) => hora_fi],
  ['oficina', ({ oficina }) => oficina.nom],
  ['centre_escolar', ({ centre_escolar }) => centre_escolar?.nom],
  ['professionals', ({ professionals }) => professionals.map(getFullName).join(', ')],
  ['marc', ({ marc }) => findName(MARCS, marc)],
  ['submarc', ({ submarc }) => findName(SUBMARCS, submarc)],
  ['area', ({ area }) => findName(AREES, area)],
  ['ambit', ({ ambit }) => findName(AMBITS, ambit)],
  ['tematiques', ({ tematica_id }) => pick(TEMATIQUES, tematica_id)],
  ['curs', ({ curs }) => curs],
  ['grups', ({ grups }) => grups],
  ['presencial_home', ({ presencial }) => presencial.home],
  ['presencial_dona', ({ presencial }) => presencial.dona],
  ['presencial_no_binari', ({ presencial }) => presencial.no_binari],
  ['virtual_home', ({ virtual }) => virtual.home],
  ['virtual_dona', ({ virtual }) => virtual.dona],
  ['virtual_no_binari', ({ virtual }) => virtual.no_binari],
  ['valoracio_alumnat', ({ activitatValoracio }) => activitatValoracio?.alumnat],
  ['valoracio_professorat', ({ activitatValoracio }) => activitatValoracio?.professorat],
  ['valoracio_comentari', ({ activitatValoracio }) => activitatValoracio?.comentari],
  ['observacions', ({ observacions }) => observacions],
];

const SUBTEMATIQUES = TEMATIQUES.flatMap(({ subtematica }) => subtematica);

/** The columns of the consultes' export. */
export const CONSULTA_COLUMNES: readonly Columna<Consulta>[] = [
  ['id', ({ id }) => id],
  ['data', ({ data }) => data],
  ['oficina', ({ oficina }) => oficina.nom],
  ['antena', ({ antena }) => antena?.nom],
  ['professional', ({ professional }) => getFullName(professional)],
  ['canal', ({ canal }) => canal],
  ['perfil', ({ perfil }) => perfil],
  ['genere', ({ genere }) => genere],
  ['edat', ({ edat }) => edat],
  ['residencia', ({ residencia }) => residencia],
  ['idioma', ({ idioma }) => idioma],
  ['formacio', ({ formacio }) => formacio],
  ['ocupacio', ({ ocupacio }) => ocupacio],
  ['conegut', ({ conegut }) => conegut.join(', ')],
  ['ambit', ({ ambit }) => findName(AMBITS, ambit)],
  ['tematiques', ({ tematica_id }) => pick(TEMATIQUES, tematica_id)],
  ['subtematiques', ({ subtematica_id }) => pick(SUBTEMATIQUES, subtematica_id)],
  ['serveis_tramits', ({ serveis_tramits }) => serveis_tramits.join(', ')],
  ['nombre_persones', ({ nombre_persones }) => nombre_persones],
  ['derivacio', ({ derivacio }) => derivacio.join(', ')],
  ['observacions', ({ observacions }) => observacions],
];
