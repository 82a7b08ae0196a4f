import { refuseProfessional } from '../../src/domain/access';
import type { Action } from '../../src/domain/permissions';
import { getFullName, isCentral } from '../../src/domain/professional';
import type { Role } from '../../src/domain/roles';
import { created, invalid, noContent, notFound, ok, permit } from '../http/responses';
import { findBodyOficina } from '../validation/body';
import { fits, toSearcher } from '../http/filters';
import type { Handler, SignedCall } from '../http/middleware';
import { texts } from '../http/messages';
import { answerPage } from '../http/pagination';
import { getDades } from '../validation/readProfessional';
import { findOficina, toProfessional } from '../serializers/records';
import type { Professional } from '../store/state';

const collator = new Intl.Collator('ca');

/** The people a query asks for that may be read, by their first surname. */
export const listProfessionals: Handler = (call) => {
  const { state, viewer, query } = call;
  const matches = query['q'] === undefined ? null : toSearcher(query['q']);
  const isInReach = ({ oficina_id }: Professional) =>
    refuseProfessional(viewer, 'read', findOficina(state, oficina_id) ?? null) === null;

  const rows = [...state.professionals.values()]
    .filter((row) => fits(query['role'], row.role) && fits(query['actiu'], String(row.actiu)))
    .filter((row) => fits(query['oficina_id'], row.oficina_id ?? ''))
    .filter((row) => isInReach(row) && (matches?.([getFullName(row), row.email]) ?? true))
    .toSorted((one, other) => collator.compare(one.cognom, other.cognom) || one.id - other.id);
  return ok(answerPage(rows, (row) => toProfessional(state, row), call));
};

/** The row that a path names, once the action on it is allowed: 404, then 403. */
function getRow({ state, viewer, getId }: SignedCall, action: Action): Professional {
  const row = state.professionals.get(getId());
  if (!row) throw notFound();
  permit(refuseProfessional(viewer, action, findOficina(state, row.oficina_id) ?? null));
  return row;
}

/** Nobody puts people where the own right does not reach; a body that names no place is the schema's to refuse. */
function permitPlace({ state, viewer, body }: SignedCall, action: Action): void {
  const oficina = findBodyOficina(state, body);
  const isToCentral = isCentral(body['role'] as Role | null);
  if (oficina || isToCentral)
    permit(refuseProfessional(viewer, action, isToCentral ? null : (oficina ?? null)));
}

function show({ state }: SignedCall, id: number) {
  return { data: toProfessional(state, state.professionals.get(id) as Professional) };
}

export const getProfessional: Handler = (call) => ok(show(call, getRow(call, 'read').id));

export const postProfessional: Handler = (call) => {
  const { store, state, now, body, user } = call;
  permitPlace(call, 'create');
  const ids = { professional: state.last.professional + 1 };
  const dades = getDades(state, body, null);
  store.commit({ call: 'POST /professionals', at: now, by: user.id, ids, body: dades });
  return created(show(call, ids.professional));
};

export const patchProfessional: Handler = (call) => {
  const { store, state, now, body, user } = call;
  const row = getRow(call, 'edit');
  permitPlace(call, 'edit');
  const dades = getDades(state, body, row);
  store.commit({ call: 'PATCH /professionals/:id', at: now, by: user.id, id: row.id, body: dades });
  return ok(show(call, row.id));
};

export const deleteProfessional: Handler = (call) => {
  const { store, now, user } = call;
  const { id } = getRow(call, 'delete');
  if (id === user.id) throw invalid({ id: [texts.professionalOneself] });
  store.commit({ call: 'DELETE /professionals/:id', at: now, by: user.id, id });
  return noContent;
};
