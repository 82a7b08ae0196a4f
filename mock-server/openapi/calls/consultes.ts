import * as z from 'zod/mini';
import { Consulta } from '../../../src/domain/consulta';
import { Id } from '../../../src/domain/fields';
import { CANALS } from '../../../src/domain/options';
import { inData, signed, type OpenApiTag } from './call';
import { listed } from './listed';
import { only, PERIOD, searched, sorted, WHO } from './query';

const ASKED = {
  ...{ ...PERIOD, ...WHO },
  antena_id: only(Id, "Només d'aquesta antena."),
  ambit: only(Id, "Només d'aquest àmbit."),
  canal: only(z.enum(CANALS), 'Només per aquest canal.'),
  ...sorted('primer les més noves'),
  ...searched("les observacions, l'oficina i el professional"),
};

/** Questions that people bring. */
export const CONSULTES: OpenApiTag = {
  name: 'Consultes',
  description: 'Les preguntes que la gent porta, sense dir de qui són.',
  calls: [
    ...listed({
      noun: 'consultes',
      permission: 'read_consulta',
      query: ASKED,
      row: Consulta,
    }),
    signed({
      method: 'GET',
      path: '/consultes/{id}',
      summary: 'Una consulta.',
      permission: 'read_consulta',
      answer: inData(Consulta),
    }),
    signed({
      method: 'POST',
      path: '/consultes',
      summary: 'Crea una consulta.',
      permission: 'create_consulta',
      body: 'DadesConsulta',
      status: 201,
      answer: inData(Consulta),
    }),
    signed({
      method: 'PATCH',
      path: '/consultes/{id}',
      summary: 'Canvia una consulta.',
      permission: 'edit_consulta',
      body: 'CanvisConsulta',
      answer: inData(Consulta),
    }),
    signed({
      method: 'DELETE',
      path: '/consultes/{id}',
      summary: 'Esborra una consulta.',
      permission: 'delete_consulta',
    }),
  ],
};
