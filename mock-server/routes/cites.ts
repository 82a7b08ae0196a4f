import { refuseCitaDeletion, refuseInOffice } from '../../src/domain/access';
import { accept, created, noContent, notFound, ok, permit } from '../http/responses';
import { findBodyOficina } from '../validation/body';
import { getCitaBooking } from '../validation/readReserva';
import { fits, getPeriod } from '../http/filters';
import type { Handler } from '../http/middleware';
import { texts } from '../http/messages';
import { sortRows, toSinglePage } from '../http/pagination';
import { toReach, toReadingRefusal } from '../access/accessFilter';
import { getFacts, toCita, toCitaBloquejada, toDisponibilitat } from '../serializers/records';
import type { Assessoria } from '../store/state';

export const listCites: Handler = ({ state, viewer, query, url }) => {
  const { from, to } = getPeriod(query, true);
  const isInReach = toReach(state, viewer, 'cita');
  const getRefusal = toReadingRefusal(state, viewer);
  const rows = [...state.assessories.values()]
    .filter(({ cita }) => cita.date >= from && cita.date < to)
    .filter((row) => fits(query['tipus'], row.tipus) && fits(query['oficina_id'], row.oficina_id))
    .filter((row) => fits(query['professional_id'], row.professional_id) && isInReach(row))
    .toSorted((one, other) => one.cita.date - other.cita.date || one.cita.id - other.cita.id)
    .map((row) => (row.bloquejada ? toCitaBloquejada(row) : toCita(state, row, getRefusal(row) === null)));
  return ok(toSinglePage(sortRows(rows, query['sort']), query, url));
};

export const listDisponibilitats: Handler = ({ state, viewer, query, url }) => {
  const { from, to } = getPeriod(query, true);
  const isInReach = toReach(state, viewer, 'cita');
  const rows = [...state.disponibilitats.values()]
    .filter(({ inici }) => inici >= from && inici < to)
    .filter((slot) => fits(query['tipus'], slot.tipus) && fits(query['oficina_id'], slot.oficina_id))
    .filter((slot) => fits(query['professional_id'], slot.professional_id) && isInReach(slot))
    .toSorted((one, other) => one.inici - other.inici || one.id - other.id)
    .map((slot) => toDisponibilitat(state, slot));
  return ok(toSinglePage(sortRows(rows, query['sort']), query, url));
};

export const postCita: Handler = ({ store, state, now, body, user, viewer }) => {
  permit(refuseInOffice(viewer, 'create', findBodyOficina(state, body) ?? null, 'cita'));
  const reserva = getCitaBooking(state, body, now);
  const ids = { assessoria: state.last.assessoria + 1, cita: state.last.cita + 1 };
  store.commit({ call: 'POST /cites', at: now, by: user.id, ids, body: reserva });

  const row = state.assessories.get(ids.assessoria) as Assessoria;
  return created({ data: toCita(state, row, toReadingRefusal(state, viewer)(row) === null) });
};

export const deleteCita: Handler = ({ store, state, now, user, viewer, getId }) => {
  const id = getId();
  const row = [...state.assessories.values()].find(({ cita }) => cita.id === id);
  if (!row) throw notFound();
  const refusal = refuseCitaDeletion(viewer, getFacts(state, row));
  if (refusal?.reason === 'state') accept({ cita: [texts.citaRealised] });
  permit(refusal);
  store.commit({ call: 'DELETE /cites/:id', at: now, by: user.id, id: row.id });
  return noContent;
};
