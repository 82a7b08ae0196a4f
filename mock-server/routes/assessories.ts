import { refuseAssessoria, refuseAssessoriaCreation, type AssessoriaFacts } from '../../src/domain/access';
import { getEstat } from '../../src/domain/assessoria';
import { TIPUS, type Tipus } from '../../src/domain/options';
import { getFullName } from '../../src/domain/professional';
import { accept, created, noContent, notFound, ok, permit } from '../http/responses';
import { findBodyOficina } from '../validation/body';
import { getAssessoriaBooking, getEdited } from '../validation/readReserva';
import { getRealitzacio } from '../validation/readRealitzacio';
import { toCsv } from '../serializers/csv';
import { COLUMNES } from '../serializers/exports';
import { fits, getPeriod, toSearcher } from '../http/filters';
import type { Handler, SignedCall } from '../http/middleware';
import { texts } from '../http/messages';
import { answerPage, sortRows } from '../http/pagination';
import { toReadingRefusal } from '../access/accessFilter';
import { findPerson, getFacts, toAssessoria, toBloquejada } from '../serializers/records';
import type { Assessoria } from '../store/state';

/** The rows a query asks for that may be read, blocked ones reduced, in its order. */
function findRows({ state, viewer, query }: SignedCall) {
  const { from, to } = getPeriod(query);
  const getRefusal = toReadingRefusal(state, viewer);
  const matches = query['q'] === undefined ? null : toSearcher(query['q']);

  function isFound(row: Assessoria): boolean {
    if (!matches) return true;
    if (row.bloquejada) return false;
    const { nom, cognoms, telefon, email } = row.jove;
    const professional = findPerson(state, row.professional_id);
    return matches([nom, cognoms, telefon, email, professional ? getFullName(professional) : null]);
  }

  const rows = [...state.assessories.values()]
    .filter(({ cita }) => cita.date >= from && cita.date < to)
    .filter((row) => fits(query['tipus'], row.tipus) && fits(query['oficina_id'], row.oficina_id))
    .filter((row) => fits(query['professional_id'], row.professional_id))
    .filter((row) => fits(query['estat'], getEstat({ ...row, realitzada: row.realitzacio })))
    .filter((row) => [undefined, 'flag'].includes(getRefusal(row)?.reason) && isFound(row))
    .toSorted((one, other) => other.cita.date - one.cita.date || one.id - other.id);
  const render = (row: Assessoria) => (row.bloquejada ? toBloquejada(row) : toAssessoria(state, row));
  return { rows, render };
}

export const listAssessories: Handler = (call) => {
  const { rows, render } = findRows(call);
  return ok(answerPage(rows, render, call));
};

export const exportAssessories: Handler = (call) => {
  const { rows, render } = findRows(call);
  return ok({ content: toCsv(COLUMNES, sortRows(rows.map(render), call.query['sort'])) });
};

/** The row that a path names, once the action on it is allowed: 404, then 403. */
function getRow({ state, viewer, getId }: SignedCall, action: 'read' | 'edit' | 'delete'): Assessoria {
  const row = state.assessories.get(getId());
  if (!row) throw notFound();
  permit(refuseAssessoria(viewer, action, getFacts(state, row)));
  return row;
}

/** The whole record, as GET gives it. */
function show({ state }: SignedCall, id: number) {
  return { data: toAssessoria(state, state.assessories.get(id) as Assessoria) };
}

export const getAssessoria: Handler = (call) => ok(show(call, getRow(call, 'read').id));

export const postAssessoria: Handler = (call) => {
  const { store, state, now, body, user, viewer } = call;
  const oficina = findBodyOficina(state, body) ?? null;
  const tipus = TIPUS.find((known) => known === body['tipus']);
  if (tipus) permit(refuseAssessoriaCreation(viewer, tipus, oficina));
  const reserva = getAssessoriaBooking(state, body, now, user.id);
  const ids = { assessoria: state.last.assessoria + 1, cita: state.last.cita + 1 };
  store.commit({ call: 'POST /assessories', at: now, by: user.id, ids, body: reserva });
  return created(show(call, ids.assessoria));
};

export const patchAssessoria: Handler = (call) => {
  const { store, state, now, body, user, viewer } = call;
  const row = getRow(call, 'edit');
  const oficina = findBodyOficina(state, body);
  if (oficina) permit(refuseAssessoria(viewer, 'edit', { ...getFacts(state, row), oficina }));
  const edited = getEdited(state, row, body);
  store.commit({ call: 'PATCH /assessories/:id', at: now, by: user.id, id: row.id, body: edited });
  return ok(show(call, row.id));
};

export const markNotAttended: Handler = (call) => {
  const { store, now, user } = call;
  const row = getRow(call, 'edit');
  if (row.realitzacio) accept({ assistit: [texts.assessoriaRealised] });
  if (row.assistit === null) {
    store.commit({ call: 'PATCH /assessories/:id/assistit', at: now, by: user.id, id: row.id });
  }
  return ok(show(call, row.id));
};

export const deleteAssessoria: Handler = (call) => {
  const { store, now, user } = call;
  const { id } = getRow(call, 'delete');
  store.commit({ call: 'DELETE /assessories/:id', at: now, by: user.id, id });
  return noContent;
};

/** The type itself must be one's own before any record counts. */
const ofNoOffice = (tipus: Tipus): AssessoriaFacts => ({
  ...{ id: 0, tipus, bloquejada: false, realitzada: false, assistit: null, oficina: null },
});

/** The completion call of a type. */
export function complete(tipus: Tipus): Handler {
  return (signed) => {
    const { store, state, now, body, user, viewer } = signed;
    permit(refuseAssessoria(viewer, 'edit', ofNoOffice(tipus)));
    const row =
      typeof body['assessoria_id'] === 'number' ? state.assessories.get(body['assessoria_id']) : undefined;
    if (row) permit(refuseAssessoria(viewer, 'edit', getFacts(state, row)));
    const realitzacio = getRealitzacio(tipus, row, body);
    const { id } = row as Assessoria;
    store.commit({ call: 'POST /assessories/{completion}', at: now, by: user.id, id, body: realitzacio });
    return created(show(signed, id));
  };
}
