import * as z from 'zod/mini';
import {
  Assessoria,
  AssessoriaBloquejada,
  AssessoriaRow,
  Realitzada,
} from '../../src/domain/nouns/assessoria';
import { TIPUS, type Tipus } from '../../src/domain/values/options';
import { Id } from '../../src/domain/values/fields';
import type { Subtype } from '../../src/domain/access/permissions';
import { COMPLETION_PATHS, REALITZACIONS } from '../../src/domain/nouns/realitzacio';
import { EdicioAssessoria, ReservaAssessoria } from '../../src/domain/nouns/reserva';
import { getSubtype } from '../../src/domain/access/scope';
import { capitalize } from '../../src/text/ui/words';
import { getAssessoriaOf } from '../../src/text/options';
import * as assessories from '../routes/assessories';
import { ASSESSORIA_COLUMNES } from '../serializers/toAssessoria';
import { inData, signed, tag } from './call';
import { listed } from './listed';

type CompletionName = `Realitzacio${Capitalize<Subtype>}`;

function nameCompletion(tipus: Tipus): CompletionName {
  return `Realitzacio${capitalize(getSubtype(tipus))}` as CompletionName;
}

const COMPLETIONS = Object.fromEntries(
  TIPUS.map((tipus) => [nameCompletion(tipus), REALITZACIONS[tipus]]),
) as Record<CompletionName, (typeof REALITZACIONS)[Tipus]>;

function toCompletion(type: Tipus) {
  return signed({
    method: 'POST',
    path: `/assessories/${COMPLETION_PATHS[type]}`,
    summary: `Diu com ha anat una ${getAssessoriaOf(type)}.`,
    notes:
      "422 a `assessoria_id` si no n'hi ha cap, és d'un altre tipus, ja s'ha realitzat o no s'hi va assistir.",
    permission: 'edit_assessoria',
    body: nameCompletion(type),
    status: 201,
    answer: inData(Assessoria),
    handle: assessories.complete(type),
  });
}

export const ASSESSORIES = tag({
  name: 'Assessories',
  description: 'Les sessions que els professionals fan amb els joves, reservades o realitzades.',
  records: { Assessoria, AssessoriaBloquejada, AssessoriaRow, Realitzada },
  bodies: { ReservaAssessoria, ...COMPLETIONS },
  changes: { CanvisAssessoria: z.object({ id: z.optional(Id), ...EdicioAssessoria.shape }) },
  rules: {
    ReservaAssessoria:
      'O bé `disponibilitat_id`, o bé `date` per a una visita sense cita: un dels dos. El dia compleix la regla de dates de les assessories.',
    RealitzacioAcademica:
      '`durada` només si `realitzada` és `caaj`. O bé `cfgs_cfgm`, o bé `universitat`, o cap dels dos.',
    RealitzacioMobilitat: 'El país és de la zona geogràfica.',
    RealitzacioEmprenedoria: "Les subtemàtiques són d'alguna temàtica triada.",
    RealitzacioHabitatge: "Les subtemàtiques són d'alguna temàtica triada.",
    CanvisAssessoria: 'El tipus, la disponibilitat i la data no canvien.',
  },
  calls: [
    ...listed(
      assessories.ASSESSORIES,
      {
        the: 'les',
        first: 'primer les més noves',
        searched: 'el jove, el seu telèfon i correu, i el professional',
      },
      {
        notes: "D'una de bloquejada només se'n diu el número, el tipus i la data, i no es troba amb `q`.",
        permission: 'read_assessoria',
        row: AssessoriaRow,
        columns: ASSESSORIA_COLUMNES,
      },
    ),
    signed({
      method: 'GET',
      path: '/assessories/{id}',
      summary: 'Una assessoria.',
      permission: 'read_assessoria',
      answer: inData(Assessoria),
      handle: assessories.getAssessoria,
    }),
    signed({
      method: 'POST',
      path: '/assessories',
      summary: 'Crea una assessoria en una hora lliure, o en una data sense cita.',
      permission: 'create_assessoria',
      body: 'ReservaAssessoria',
      status: 201,
      answer: inData(Assessoria),
      handle: assessories.postAssessoria,
    }),
    signed({
      method: 'PATCH',
      path: '/assessories/{id}',
      summary: "Canvia les dades de la reserva d'una assessoria.",
      permission: 'edit_assessoria',
      body: 'CanvisAssessoria',
      answer: inData(Assessoria),
      handle: assessories.patchAssessoria,
    }),
    signed({
      method: 'PATCH',
      path: '/assessories/{id}/assistit',
      summary: 'Marca que el jove no ha vingut.',
      notes: "Sense cos. Repetir-ho no canvia res i no es desfà; 422 a `assistit` si ja s'ha realitzat.",
      permission: 'edit_assessoria',
      answer: inData(Assessoria),
      also: [422],
      handle: assessories.markNotAttended,
    }),
    signed({
      method: 'DELETE',
      path: '/assessories/{id}',
      summary: "Esborra una assessoria i deixa lliure l'hora.",
      permission: 'delete_assessoria',
      handle: assessories.deleteAssessoria,
    }),
    ...TIPUS.map(toCompletion),
  ],
});
