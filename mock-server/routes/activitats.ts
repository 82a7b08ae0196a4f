import { refuseInOffice } from '../../src/domain/access/access';
import { getDay } from '../../src/domain/values/madrid';
import { toAccessFilter } from '../access/accessFilter';
import { getPeriod, toFilter, toSearcher } from '../http/filters';
import { toErrors } from '../http/messages';
import type { Handler, SignedCall } from '../http/middleware';
import { accept, created, getPermitted, noContent, ok, permit } from '../http/responses';
import { ACTIVITAT_COLUMNES, toActivitat } from '../serializers/toActivitat';
import { findOficina } from '../store/lookups';
import type { Activitat } from '../store/rows/activitat';
import { findBodyOficina } from '../validation/body';
import { readActivitat } from '../validation/readActivitat';
import { toExport, toList, toNewest } from './list';

const toMoment = ({ data, hora_inici }: Activitat): string => `${data}T${hora_inici}`;

function findRows({ state, viewer, query }: SignedCall) {
  getPeriod(query);
  const { data_inici: from = '', data_fi: to = '9999' } = query;
  const centres = new Map(state.centres.map(({ id, nom }) => [id, nom]));
  const isFound = toSearcher(query['q'], ({ titol, centre_id, observacions }: Activitat) => [
    titol,
    centres.get(centre_id ?? 0),
    observacions,
  ]);

  const found = [...state.activitats.values()]
    .filter(({ data }) => data >= from && data <= to)
    .filter(toFilter(query, 'oficina_id', 'centre_id', 'marc', 'area'))
    .filter(toAccessFilter(state, viewer, 'activitat'))
    .filter(isFound);
  const rows = toNewest(found, toMoment);
  return { rows, render: (row: Activitat) => toActivitat(state, row) };
}

export const listActivitats = toList(findRows);
export const exportActivitats = toExport(findRows, ACTIVITAT_COLUMNES);

function getRow({ state, viewer }: SignedCall, id: number, action: 'read' | 'edit' | 'delete') {
  return getPermitted(state.activitats, id, (row) =>
    refuseInOffice(viewer, action, findOficina(state, row.oficina_id) ?? null, 'activitat'),
  );
}

/** The whole record, as GET gives it. */
function show({ state }: SignedCall, id: number) {
  return { data: toActivitat(state, state.activitats.get(id) as Activitat) };
}

export const getActivitat: Handler = (call) => ok(show(call, getRow(call, call.getId(), 'read').id));

export const postActivitat: Handler = (call) => {
  const { state, commit, now, body, user, viewer } = call;
  permit(refuseInOffice(viewer, 'create', findBodyOficina(state, body) ?? null, 'activitat'));
  const ids = { activitat: state.last.activitat + 1 };
  const dades = readActivitat(state, body, getDay(now), null);
  commit(user.id, { call: 'POST /activitats', ids, body: dades });
  return created(show(call, ids.activitat));
};

/** The one call that names its record in the body (spec §7). */
export const patchActivitat: Handler = (call) => {
  const { state, commit, now, body, user, viewer } = call;
  const { id } = body;
  if (typeof id !== 'number') {
    accept(toErrors({ id: id === undefined || id === null ? 'required' : 'format' }));
  }
  const row = getRow(call, id as number, 'edit');
  permit(refuseInOffice(viewer, 'edit', findBodyOficina(state, body) ?? null, 'activitat'));
  const dades = readActivitat(state, body, getDay(now), row);
  commit(user.id, { call: 'PATCH /activitats', id: row.id, body: dades });
  return ok(show(call, row.id));
};

export const deleteActivitat: Handler = (call) => {
  const { commit, user } = call;
  const { id } = getRow(call, call.getId(), 'delete');
  commit(user.id, { call: 'DELETE /activitats/:id', id });
  return noContent;
};
