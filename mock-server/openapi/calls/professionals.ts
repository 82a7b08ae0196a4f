import * as z from 'zod/mini';
import { Pagina } from '../../../src/domain/pagina';
import { CreatedProfessional, Professional } from '../../../src/domain/professional';
import { ROLES } from '../../../src/domain/roles';
import { inData, signed, type OpenApiTag } from './call';
import { only, PAGE, searched, sorted, WHO } from './query';

/** The service's staff. */
export const PROFESSIONALS: OpenApiTag = {
  name: 'Professionals',
  description: 'El personal del servei.',
  calls: [
    signed({
      method: 'GET',
      path: '/professionals',
      summary: 'Els professionals, per pàgines.',
      permission: 'read_usuari',
      query: {
        role: only(z.enum(ROLES), "Només d'aquest rol."),
        oficina_id: WHO.oficina_id,
        actiu: only(z.boolean(), 'Només els actius, o els que no ho són.'),
        ...sorted('pel primer cognom'),
        ...searched('el nom i el correu'),
        ...PAGE,
      },
      answer: Pagina(Professional),
    }),
    signed({
      method: 'GET',
      path: '/professionals/{id}',
      summary: 'Un professional.',
      permission: 'read_usuari',
      answer: inData(Professional),
    }),
    signed({
      method: 'POST',
      path: '/professionals',
      summary: 'Crea un professional.',
      notes: 'En entrar per primer cop ha de canviar la contrasenya.',
      permission: 'create_usuari',
      body: 'DadesProfessional',
      status: 201,
      answer: inData(CreatedProfessional),
    }),
    signed({
      method: 'PATCH',
      path: '/professionals/{id}',
      summary: 'Canvia un professional.',
      permission: 'edit_usuari',
      body: 'CanvisProfessional',
      answer: inData(Professional),
    }),
    signed({
      method: 'DELETE',
      path: '/professionals/{id}',
      summary: 'Esborra un professional.',
      notes: "Els registres passats en conserven el nom. 422 a `id`: ningú no s'esborra a si mateix.",
      permission: 'delete_usuari',
      also: [422],
    }),
  ],
};
