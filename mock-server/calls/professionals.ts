import * as z from 'zod/mini';
import {
  CreatedProfessional,
  DadesProfessional,
  Professional,
  ProfessionalRef,
} from '../../src/domain/nouns/professional';
import * as professionals from '../routes/professionals';
import { inData, signed, tag } from './call';
import { listed } from './listed';

export const PROFESSIONALS = tag({
  name: 'Professionals',
  description: 'El personal del servei.',
  records: { Professional, ProfessionalRef, CreatedProfessional },
  bodies: { DadesProfessional },
  changes: { CanvisProfessional: z.object(DadesProfessional.shape) },
  rules: {
    DadesProfessional:
      'Tots els rols llevat de `admin` i `suport_coordinacio`, que no en tenen, necessiten `oficina_id`. Aquests dos només els dona o els treu qui té `delete_usuari_app`. El correu és únic.',
    CanvisProfessional: 'Les regles de `DadesProfessional`. Ningú no es canvia el rol ni es desactiva.',
  },
  calls: [
    ...listed(
      professionals.PROFESSIONALS,
      { the: 'els', first: 'pel primer cognom', searched: 'el nom i el correu' },
      { permission: 'read_usuari', row: Professional },
    ),
    signed({
      method: 'GET',
      path: '/professionals/{id}',
      summary: 'Un professional.',
      permission: 'read_usuari',
      answer: inData(Professional),
      handle: professionals.getProfessional,
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
      handle: professionals.postProfessional,
    }),
    signed({
      method: 'PATCH',
      path: '/professionals/{id}',
      summary: 'Canvia un professional.',
      permission: 'edit_usuari',
      body: 'CanvisProfessional',
      answer: inData(Professional),
      handle: professionals.patchProfessional,
    }),
    signed({
      method: 'DELETE',
      path: '/professionals/{id}',
      summary: 'Esborra un professional.',
      notes: "Els registres passats en conserven el nom. 422 a `id`: ningú no s'esborra a si mateix.",
      permission: 'delete_usuari',
      also: [422],
      handle: professionals.deleteProfessional,
    }),
  ],
});
