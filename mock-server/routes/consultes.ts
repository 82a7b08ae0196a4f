import { refuseInOffice } from '../../src/domain/access';
import { getFullName } from '../../src/domain/professional';
import { created, noContent, notFound, ok, permit } from '../http/responses';
import { findBodyOficina } from '../validation/body';
import { getDades } from '../validation/readConsulta';
import { toCsv } from '../serializers/csv';
import { CONSULTA_COLUMNES } from '../serializers/exports';
import { fits, getPeriod, toSearcher } from '../http/filters';
import type { Handler, SignedCall } from '../http/middleware';
import { answerPage, sortRows } from '../http/pagination';
import { toReach } from '../access/accessFilter';
import { findOficina, findPerson, toConsulta } from '../serializers/records';
import type { Consulta } from '../store/state';

/** The rows a query asks for that may be read, newest first, and how they are spelt. */
function findRows({ state, viewer, query }: SignedCall) {
  const { from, to } = getPeriod(query);
  const isInReach = toReach(state, viewer, 'consulta');
  const matches = query['q'] === undefined ? null : toSearcher(query['q']);

  function isFound({ observacions, oficina_id, professional_id }: Consulta): boolean {
    if (!matches) return true;
    const professional = findPerson(state, professional_id);
    const oficina = findOficina(state, oficina_id);
    return matches([observacions, oficina?.nom ?? null, professional ? getFullName(professional) : null]);
  }

  const rows = [...state.consultes.values()]
    .filter((row) => row.data >= from && row.data < to && isInReach(row))
    .filter((row) => fits(query['oficina_id'], row.oficina_id))
    .filter((row) => fits(query['antena_id'], row.antena_id ?? ''))
    .filter((row) => fits(query['professional_id'], row.professional_id))
    .filter((row) => fits(query['ambit'], row.ambit) && fits(query['canal'], row.canal) && isFound(row))
    .toSorted((one, other) => other.data - one.data || one.id - other.id);
  return { rows, render: (row: Consulta) => toConsulta(state, row) };
}

export const listConsultes: Handler = (call) => {
  const { rows, render } = findRows(call);
  return ok(answerPage(rows, render, call));
};

export const exportConsultes: Handler = (call) => {
  const { rows, render } = findRows(call);
  return ok({ content: toCsv(CONSULTA_COLUMNES, sortRows(rows.map(render), call.query['sort'])) });
};

/** The row that a path names, once the action on it is allowed: 404, then 403. */
function getRow({ state, viewer, getId }: SignedCall, action: 'read' | 'edit' | 'delete'): Consulta {
  const row = state.consultes.get(getId());
  if (!row) throw notFound();
  permit(refuseInOffice(viewer, action, findOficina(state, row.oficina_id) ?? null, 'consulta'));
  return row;
}

/** The whole record, as GET gives it. */
function show({ state }: SignedCall, id: number) {
  return { data: toConsulta(state, state.consultes.get(id) as Consulta) };
}

export const getConsulta: Handler = (call) => ok(show(call, getRow(call, 'read').id));

export const postConsulta: Handler = (call) => {
  const { store, state, now, body, user, viewer } = call;
  permit(refuseInOffice(viewer, 'create', findBodyOficina(state, body) ?? null, 'consulta'));
  const dades = getDades(state, body, { now, userId: user.id, row: null });
  const ids = { consulta: state.last.consulta + 1 };
  store.commit({ call: 'POST /consultes', at: now, by: user.id, ids, body: dades });
  return created(show(call, ids.consulta));
};

export const patchConsulta: Handler = (call) => {
  const { store, state, now, body, user, viewer } = call;
  const row = getRow(call, 'edit');
  permit(refuseInOffice(viewer, 'edit', findBodyOficina(state, body) ?? null, 'consulta'));
  const dades = getDades(state, body, { now, userId: user.id, row });
  store.commit({ call: 'PATCH /consultes/:id', at: now, by: user.id, id: row.id, body: dades });
  return ok(show(call, row.id));
};

export const deleteConsulta: Handler = (call) => {
  const { store, now, user } = call;
  const { id } = getRow(call, 'delete');
  store.commit({ call: 'DELETE /consultes/:id', at: now, by: user.id, id });
  return noContent;
};
