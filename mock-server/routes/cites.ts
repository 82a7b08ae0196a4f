import { refuseCitaDeletion, refuseInOffice } from '../../src/domain/access/access';
import { getFacts, toAccessFilter, toReadRefusal } from '../access/accessFilter';
import { getPeriod, toFilter } from '../http/filters';
import { texts } from '../http/messages';
import type { Handler } from '../http/middleware';
import { sortRows, toSinglePage } from '../http/pagination';
import { accept, created, noContent, notFound, ok, permit } from '../http/responses';
import { toCita, toCitaBloquejada, toDisponibilitat } from '../serializers/toCita';
import type { Assessoria } from '../store/rows/assessoria';
import { findBodyOficina } from '../validation/body';
import { readReservaCita } from '../validation/readReserva';

export const listCites: Handler = ({ state, viewer, query, url }) => {
  const { from, to } = getPeriod(query, true);
  const getRefusal = toReadRefusal(state, viewer);
  const rows = [...state.assessories.values()]
    .filter(({ cita }) => cita.date >= from && cita.date < to)
    .filter(toFilter(query, 'tipus', 'oficina_id', 'professional_id'))
    .filter(toAccessFilter(state, viewer, 'cita'))
    .toSorted((one, other) => one.cita.date - other.cita.date || one.cita.id - other.cita.id)
    .map((row) => (row.bloquejada ? toCitaBloquejada(row) : toCita(state, row, getRefusal(row) === null)));
  return ok(toSinglePage(sortRows(rows, query['sort']), query, url));
};

export const listDisponibilitats: Handler = ({ state, viewer, query, url }) => {
  const { from, to } = getPeriod(query, true);
  const rows = [...state.disponibilitats.values()]
    .filter(({ inici }) => inici >= from && inici < to)
    .filter(toFilter(query, 'tipus', 'oficina_id', 'professional_id'))
    .filter(toAccessFilter(state, viewer, 'cita'))
    .toSorted((one, other) => one.inici - other.inici || one.id - other.id)
    .map((slot) => toDisponibilitat(state, slot));
  return ok(toSinglePage(sortRows(rows, query['sort']), query, url));
};

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
