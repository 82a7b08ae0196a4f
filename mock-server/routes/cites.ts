import { refuseCitaDeletion, refuseInOffice } from '../../src/domain/access/access';
import { getFacts, toAccessFilter, toReadRefusal } from '../access/accessFilter';
import { texts } from '../http/messages';
import type { Handler } from '../http/middleware';
import { accept, created, noContent, notFound, permit } from '../http/responses';
import { toCita, toCitaBloquejada, toDisponibilitat } from '../serializers/toCita';
import type { Assessoria } from '../store/rows/assessoria';
import type { Disponibilitat } from '../store/rows/disponibilitat';
import { findBodyOficina } from '../validation/body';
import { readReservaCita } from '../validation/readReserva';
import { toOldest, type List } from './list';

const getCitaMoment = ({ cita }: Assessoria): number => cita.date;
const getSlotMoment = ({ inici }: Disponibilitat): number => inici;

export const CITES = {
  name: 'cites',
  getRows: ({ assessories }) => assessories.values(),
  getMoment: getCitaMoment,
  getValues: (row) => row,
  toReadTest: (state, viewer) => toAccessFilter(state, viewer, 'cita'),
  order: (rows) => toOldest(rows, getCitaMoment),
  toRender(state, viewer) {
    const getRefusal = toReadRefusal(state, viewer);
    return (row) => (row.bloquejada ? toCitaBloquejada(row) : toCita(state, row, getRefusal(row) === null));
  },
} satisfies List<'cites', Assessoria>;

export const DISPONIBILITATS = {
  name: 'disponibilitats',
  getRows: ({ disponibilitats }) => disponibilitats.values(),
  getMoment: getSlotMoment,
  getValues: (slot) => slot,
  toReadTest: (state, viewer) => toAccessFilter(state, viewer, 'cita'),
  order: (slots) => toOldest(slots, getSlotMoment),
  toRender: (state) => (slot) => toDisponibilitat(state, slot),
} satisfies List<'disponibilitats', Disponibilitat>;

export const postCita: Handler = ({ state, commit, now, body, user, viewer }) => {
  permit(refuseInOffice(viewer, 'create', findBodyOficina(state, body) ?? null, 'cita'));
  const reserva = readReservaCita(state, body, now);
  const ids = { assessoria: state.last.assessoria + 1, cita: state.last.cita + 1 };
  commit(user.id, { call: 'POST /cites', ids, body: reserva });

  const row = state.assessories.get(ids.assessoria) as Assessoria;
  return created({ data: toCita(state, row, toReadRefusal(state, viewer)(row) === null) });
};

export const deleteCita: Handler = ({ state, commit, user, viewer, getId }) => {
  const id = getId();
  const row = [...state.assessories.values()].find(({ cita }) => cita.id === id);
  if (!row) throw notFound();
  const refusal = refuseCitaDeletion(viewer, getFacts(state, row));
  if (refusal?.reason === 'state') accept({ cita: [texts.citaRealised] });
  permit(refusal);
  commit(user.id, { call: 'DELETE /cites/:id', id: row.id });
  return noContent;
};
