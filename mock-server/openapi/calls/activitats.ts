import { Activitat } from '../../../src/domain/activitat';
import { Id } from '../../../src/domain/fields';
import { inData, signed, type OpenApiTag } from './call';
import { listed } from './listed';
import { only, PERIOD, searched, sorted, WHO } from './query';

const ASKED = {
  ...{ ...PERIOD, oficina_id: WHO.oficina_id },
  centre_id: only(Id, "Només d'aquest centre educatiu."),
  marc: only(Id, "Només d'aquest marc."),
  area: only(Id, "Només d'aquesta àrea."),
  ...sorted('primer les més noves'),
  ...searched('el títol, el centre i les observacions'),
};

/** What is done at schools and elsewhere. */
export const ACTIVITATS: OpenApiTag = {
  name: 'Activitats',
  description: 'Les activitats del servei, als centres educatius o en un altre lloc.',
  calls: [
    ...listed({
      noun: 'activitats',
      permission: 'read_activitat',
      query: ASKED,
      row: Activitat,
    }),
    signed({
      method: 'GET',
      path: '/activitats/{id}',
      summary: 'Una activitat.',
      permission: 'read_activitat',
      answer: inData(Activitat),
    }),
    signed({
      method: 'POST',
      path: '/activitats',
      summary: 'Crea una activitat.',
      permission: 'create_activitat',
      body: 'DadesActivitat',
      status: 201,
      answer: inData(Activitat),
    }),
    signed({
      method: 'PATCH',
      path: '/activitats',
      summary: 'Canvia una activitat: només el cos diu quina.',
      permission: 'edit_activitat',
      body: 'CanvisActivitat',
      answer: inData(Activitat),
      also: [404],
    }),
    signed({
      method: 'DELETE',
      path: '/activitats/{id}',
      summary: 'Esborra una activitat.',
      permission: 'delete_activitat',
    }),
  ],
};
