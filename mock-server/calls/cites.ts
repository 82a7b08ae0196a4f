import { Cita, CitaBloquejada, CitaOberta, Jove } from '../../src/domain/nouns/cita';
import { Disponibilitat } from '../../src/domain/nouns/disponibilitat';
import { ReservaCita } from '../../src/domain/nouns/reserva';
import * as cites from '../routes/cites';
import { inData, signed, tag } from './call';
import { whole } from './listed';

export const CITES = tag({
  name: 'Cites',
  description: 'Les cites del calendari i les hores lliures dels professionals.',
  records: { Jove, Cita, CitaOberta, CitaBloquejada, Disponibilitat },
  bodies: { ReservaCita },
  rules: {
    ReservaCita:
      "El tipus, la modalitat, l'oficina i l'antena són els de la disponibilitat, que és lliure i no ha començat. El dia compleix la regla de dates de les assessories.",
  },
  calls: [
    whole(cites.CITES, {
      path: '/cites',
      summary: "Les cites d'uns dies, totes en una pàgina.",
      notes:
        "D'una cita bloquejada només se'n diu l'hora i el tipus; `jove` és nul on l'assessoria no es pot llegir.",
      permission: 'read_cita',
      row: Cita,
    }),
    signed({
      method: 'POST',
      path: '/cites',
      summary: 'Reserva una hora lliure: crea la cita i la seva assessoria.',
      permission: 'create_cita',
      body: 'ReservaCita',
      status: 201,
      answer: inData(Cita),
      handle: cites.postCita,
    }),
    signed({
      method: 'DELETE',
      path: '/cites/{id}',
      summary: "Esborra una cita amb la seva assessoria i deixa lliure l'hora.",
      notes: "403 si l'assessoria està bloquejada; 422 a `cita` si ja s'ha realitzat.",
      permission: 'delete_cita',
      also: [422],
      handle: cites.deleteCita,
    }),
    whole(cites.DISPONIBILITATS, {
      path: '/cites/disponibilitats',
      summary: "Les hores d'uns dies que els professionals ofereixen, lliures o no.",
      permission: 'read_cita',
      row: Disponibilitat,
    }),
  ],
});
