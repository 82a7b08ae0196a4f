import { Cita } from '../../../src/domain/cita';
import { Disponibilitat } from '../../../src/domain/disponibilitat';
import { Pagina } from '../../../src/domain/pagina';
import { inData, signed, type OpenApiTag } from './call';
import { RANGE, sorted, tipus, WHO } from './query';

const DATED = { ...RANGE, tipus, ...WHO, ...sorted('primer les més antigues') };

/** Appointments, and the hours in which they can be made. */
export const CITES: OpenApiTag = {
  name: 'Cites',
  description: 'Les cites del calendari i les hores lliures dels professionals.',
  calls: [
    signed({
      method: 'GET',
      path: '/cites',
      summary: "Les cites d'uns dies, totes en una pàgina.",
      notes:
        "D'una cita bloquejada només se'n diu l'hora i el tipus; `jove` és nul on l'assessoria no es pot llegir.",
      permission: 'read_cita',
      query: DATED,
      answer: Pagina(Cita),
      also: [422],
    }),
    signed({
      method: 'POST',
      path: '/cites',
      summary: 'Reserva una hora lliure: crea la cita i la seva assessoria.',
      permission: 'create_cita',
      body: 'ReservaCita',
      status: 201,
      answer: inData(Cita),
    }),
    signed({
      method: 'DELETE',
      path: '/cites/{id}',
      summary: "Esborra una cita amb la seva assessoria i deixa lliure l'hora.",
      notes: "403 si l'assessoria està bloquejada; 422 a `cita` si ja s'ha realitzat.",
      permission: 'delete_cita',
      also: [422],
    }),
    signed({
      method: 'GET',
      path: '/cites/disponibilitats',
      summary: "Les hores d'uns dies que els professionals ofereixen, lliures o no.",
      permission: 'read_cita',
      query: DATED,
      answer: Pagina(Disponibilitat),
      also: [422],
    }),
  ],
};
