import * as z from 'zod/mini';
import { Assessoria, AssessoriaRow, ESTATS } from '../../../src/domain/assessoria';
import { TIPUS, type Tipus } from '../../../src/domain/options';
import { COMPLETION_PATHS } from '../../../src/domain/realitzacio';
import { getAssessoriaOf } from '../../../src/text/options';
import { nameCompletion } from '../schemas';
import { inData, signed, type OpenApiCall, type OpenApiTag } from './call';
import { listed } from './listed';
import { only, PERIOD, searched, sorted, tipus, WHO } from './query';

function toCompletion(type: Tipus): OpenApiCall {
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
  });
}

const ASKED = {
  ...{ ...PERIOD, tipus, ...WHO },
  estat: only(z.enum(ESTATS), 'Només en aquest estat.'),
  ...sorted('primer les més noves'),
  ...searched('el jove, el seu telèfon i correu, i el professional'),
};

/** Advisory sessions. */
export const ASSESSORIES: OpenApiTag = {
  name: 'Assessories',
  description: 'Les sessions que els professionals fan amb els joves, reservades o realitzades.',
  calls: [
    ...listed({
      noun: 'assessories',
      notes: "D'una de bloquejada només se'n diu el número, el tipus i la data, i no es troba amb `q`.",
      permission: 'read_assessoria',
      query: ASKED,
      row: AssessoriaRow,
    }),
    signed({
      method: 'GET',
      path: '/assessories/{id}',
      summary: 'Una assessoria.',
      permission: 'read_assessoria',
      answer: inData(Assessoria),
    }),
    signed({
      method: 'POST',
      path: '/assessories',
      summary: 'Crea una assessoria en una hora lliure, o en una data sense cita.',
      permission: 'create_assessoria',
      body: 'ReservaAssessoria',
      status: 201,
      answer: inData(Assessoria),
    }),
    signed({
      method: 'PATCH',
      path: '/assessories/{id}',
      summary: "Canvia les dades de la reserva d'una assessoria.",
      permission: 'edit_assessoria',
      body: 'CanvisAssessoria',
      answer: inData(Assessoria),
    }),
    signed({
      method: 'PATCH',
      path: '/assessories/{id}/assistit',
      summary: 'Marca que el jove no ha vingut.',
      notes: "Sense cos. Repetir-ho no canvia res i no es desfà; 422 a `assistit` si ja s'ha realitzat.",
      permission: 'edit_assessoria',
      answer: inData(Assessoria),
      also: [422],
    }),
    signed({
      method: 'DELETE',
      path: '/assessories/{id}',
      summary: "Esborra una assessoria i deixa lliure l'hora.",
      permission: 'delete_assessoria',
    }),
    ...TIPUS.map(toCompletion),
  ],
};
