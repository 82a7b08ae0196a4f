import { getEstat, type Assessoria, type AssessoriaRow } from '../src/domain/assessoria';
import { getFullName } from '../src/domain/professional';
import type { Columna } from './csv';

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
