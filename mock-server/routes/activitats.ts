import { refuseInOffice } from '../../src/domain/access';
import { getDay } from '../../src/domain/madrid';
import { accept, created, noContent, notFound, ok, permit } from '../http/responses';
import { getDades } from '../validation/readActivitat';
import { findBodyOficina } from '../validation/body';
import { toCsv } from '../serializers/csv';
import { ACTIVITAT_COLUMNES } from '../serializers/exports';
import { fits, getPeriod, toSearcher } from '../http/filters';
import type { Handler, SignedCall } from '../http/middleware';
import { toErrors } from '../http/messages';
import { paginate, sortRows } from '../http/pagination';
import { toReach } from '../access/accessFilter';
import { findOficina, toActivitat } from '../serializers/records';
import type { Activitat } from '../store/state';

const toMoment = ({ data, hora_inici }: Activitat): string => `${data}T${hora_inici}`;

/** The records a query asks for that may be read, in its order. */
function findRecords({ state, viewer, query }: SignedCall) {
  getPeriod(query);
  const { data_inici: from = '', data_fi: to = '9999' } = query;
  const isInReach = toReach(state, viewer, 'activitat');
  const matches = toSearcher(query['q'] ?? '');

  const records = [...state.activitats.values()]
    .filter((row) => row.data >= from && row.data <= to && isInReach(row))
    .filter(
      (row) => fits(query['oficina_id'], row.oficina_id) && fits(query['centre_id'], row.centre_id ?? ''),
    )
    .filter((row) => fits(query['marc'], row.marc) && fits(query['area'], row.area))
    .toSorted((one, other) => toMoment(other).localeCompare(toMoment(one)) || one.id - other.id)
    .map((row) => toActivitat(state, row))
    .filter(({ titol, centre_escolar, observacions }) =>
      matches([titol, centre_escolar?.nom ?? null, observacions]),
    );
  return sortRows(records, query['sort']);
}

export const listActivitats: Handler = (call) => ok(paginate(findRecords(call), call.query, call.url));

export const exportActivitats: Handler = (call) =>
  ok({ content: toCsv(ACTIVITAT_COLUMNES, findRecords(call)) });

/** The row of a number, once the action on it is allowed: 404, then 403. */
function getRow({ state, viewer }: SignedCall, id: number, action: 'read' | 'edit' | 'delete'): Activitat {
  const row = state.activitats.get(id);
  if (!row) throw notFound();
  permit(refuseInOffice(viewer, action, findOficina(state, row.oficina_id) ?? null, 'activitat'));
  return row;
}

/** The whole record, as GET gives it. */
function show({ state }: SignedCall, id: number) {
  return { data: toActivitat(state, state.activitats.get(id) as Activitat) };
}

export const getActivitat: Handler = (call) => ok(show(call, getRow(call, call.getId(), 'read').id));

export const postActivitat: Handler = (call) => {
  const { store, state, now, body, user, viewer } = call;
  permit(refuseInOffice(viewer, 'create', findBodyOficina(state, body) ?? null, 'activitat'));
  const dades = getDades(state, body, getDay(now), null);
  const ids = { activitat: state.last.activitat + 1 };
  store.commit({ call: 'POST /activitats', at: now, by: user.id, ids, body: dades });
  return created(show(call, ids.activitat));
};

/** The one call that names its record in the body (spec §7). */
export const patchActivitat: Handler = (call) => {
  const { store, state, now, body, user, viewer } = call;
  const { id } = body;
  if (typeof id !== 'number') {
    accept(toErrors({ id: id === undefined || id === null ? 'required' : 'format' }));
  }
  const row = getRow(call, id as number, 'edit');
  permit(refuseInOffice(viewer, 'edit', findBodyOficina(state, body) ?? null, 'activitat'));
  const dades = getDades(state, body, getDay(now), row);
  store.commit({ call: 'PATCH /activitats', at: now, by: user.id, id: row.id, body: dades });
  return ok(show(call, row.id));
};

export const deleteActivitat: Handler = (call) => {
  const { store, now, user } = call;
  const { id } = getRow(call, call.getId(), 'delete');
  store.commit({ call: 'DELETE /activitats/:id', at: now, by: user.id, id });
  return noContent;
};
