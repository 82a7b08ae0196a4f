import * as z from 'zod/mini';
import { Consulta, DadesConsulta } from '../../src/domain/nouns/consulta';
import { Id } from '../../src/domain/values/fields';
import { CANALS } from '../../src/domain/values/options';
import * as consultes from '../routes/consultes';
import { inData, signed, tag } from './call';
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
    ...listed({
      noun: 'consultes',
      the: 'les',
      permission: 'read_consulta',
      query: ASKED,
      row: Consulta,
      list: consultes.listConsultes,
      exported: consultes.exportConsultes,
    }),
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
