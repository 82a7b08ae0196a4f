import * as z from 'zod/mini';
import { Consulta, DadesConsulta } from '../../src/domain/nouns/consulta';
import * as consultes from '../routes/consultes';
import { CONSULTA_COLUMNES } from '../serializers/toConsulta';
import { inData, signed, tag } from './call';
import { listed } from './listed';

export const CONSULTES = tag({
  name: 'Consultes',
  description: 'Les preguntes que la gent porta, sense dir de qui són.',
  records: { Consulta },
  bodies: { DadesConsulta },
  changes: { CanvisConsulta: z.object(DadesConsulta.shape) },
  rules: {
    DadesConsulta:
      "Les temàtiques són de l'àmbit i les subtemàtiques, d'alguna temàtica triada. Sense `professional_id`, és de qui l'envia.",
    CanvisConsulta: 'Les regles de `DadesConsulta`; la data desada i la nova compleixen la regla de dates.',
  },
  calls: [
    ...listed(
      consultes.CONSULTES,
      {
        the: 'les',
        first: 'primer les més noves',
        searched: "les observacions, l'oficina i el professional",
      },
      { permission: 'read_consulta', row: Consulta, columns: CONSULTA_COLUMNES },
    ),
    signed({
      method: 'GET',
      path: '/consultes/{id}',
      summary: 'Una consulta.',
      permission: 'read_consulta',
      answer: inData(Consulta),
      handle: consultes.getConsulta,
    }),
    signed({
      method: 'POST',
      path: '/consultes',
      summary: 'Crea una consulta.',
      permission: 'create_consulta',
      body: 'DadesConsulta',
      status: 201,
      answer: inData(Consulta),
      handle: consultes.postConsulta,
    }),
    signed({
      method: 'PATCH',
      path: '/consultes/{id}',
      summary: 'Canvia una consulta.',
      permission: 'edit_consulta',
      body: 'CanvisConsulta',
      answer: inData(Consulta),
      handle: consultes.patchConsulta,
    }),
    signed({
      method: 'DELETE',
      path: '/consultes/{id}',
      summary: 'Esborra una consulta.',
      permission: 'delete_consulta',
      handle: consultes.deleteConsulta,
    }),
  ],
});
