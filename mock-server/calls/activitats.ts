import * as z from 'zod/mini';
import { Activitat, DadesActivitat } from '../../src/domain/nouns/activitat';
import { Id } from '../../src/domain/values/fields';
import * as activitats from '../routes/activitats';
import { ACTIVITAT_COLUMNES } from '../serializers/toActivitat';
import { inData, signed, tag } from './call';
import { listed } from './listed';

export const ACTIVITATS = tag({
  name: 'Activitats',
  description: 'Les activitats del servei, als centres educatius o en un altre lloc.',
  records: { Activitat },
  bodies: { DadesActivitat },
  changes: { CanvisActivitat: z.object({ id: Id, ...DadesActivitat.shape }) },
  rules: {
    DadesActivitat:
      "`hora_fi` és posterior a `hora_inici`. El submarc és del marc, i les temàtiques, de l'àmbit. El dia compleix la regla de dates de les activitats.",
    CanvisActivitat: 'Les regles de `DadesActivitat`; la de dates, només si el dia canvia.',
  },
  calls: [
    ...listed(
      activitats.ACTIVITATS,
      {
        the: 'les',
        first: 'primer les més noves',
        searched: 'el títol, el centre i les observacions',
      },
      { permission: 'read_activitat', row: Activitat, columns: ACTIVITAT_COLUMNES },
    ),
    signed({
      method: 'GET',
      path: '/activitats/{id}',
      summary: 'Una activitat.',
      permission: 'read_activitat',
      answer: inData(Activitat),
      handle: activitats.getActivitat,
    }),
    signed({
      method: 'POST',
      path: '/activitats',
      summary: 'Crea una activitat.',
      permission: 'create_activitat',
      body: 'DadesActivitat',
      status: 201,
      answer: inData(Activitat),
      handle: activitats.postActivitat,
    }),
    signed({
      method: 'PATCH',
      path: '/activitats',
      summary: 'Canvia una activitat: només el cos diu quina.',
      permission: 'edit_activitat',
      body: 'CanvisActivitat',
      answer: inData(Activitat),
      also: [404],
      handle: activitats.patchActivitat,
    }),
    signed({
      method: 'DELETE',
      path: '/activitats/{id}',
      summary: 'Esborra una activitat.',
      permission: 'delete_activitat',
      handle: activitats.deleteActivitat,
    }),
  ],
});
