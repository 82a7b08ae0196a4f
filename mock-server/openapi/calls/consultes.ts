import * as z from 'zod/mini';
import { Consulta } from '../../../src/domain/consulta';
import { Id } from '../../../src/domain/fields';
import { CANALS } from '../../../src/domain/options';
import { Pagina } from '../../../src/domain/pagina';
import { csv, inData, signed, type OpenApiTag } from './call';
import { only, PAGE, PERIOD, searched, sorted, WHO } from './query';

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
    signed({
      method: 'GET',
      path: '/consultes',
      summary: 'Les consultes, per pàgines.',
      permission: 'read_consulta',
      query: { ...ASKED, ...PAGE },
      answer: Pagina(Consulta),
      also: [422],
    }),
    signed({
      method: 'GET',
      path: '/consultes/exports/csv',
      summary: 'Les mateixes consultes, totes, com a CSV.',
      permission: 'read_consulta',
      query: ASKED,
      answer: csv(),
      also: [422],
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
