import { refuseProfessional } from '../../src/domain/access/access';
import type { Action } from '../../src/domain/access/permissions';
import { getFullName, isCentral } from '../../src/domain/nouns/professional';
import type { Role } from '../../src/domain/access/roles';
import { texts } from '../http/messages';
import type { Handler, SignedCall } from '../http/middleware';
import { created, getPermitted, invalid, noContent, ok, permit } from '../http/responses';
import { toProfessional } from '../serializers/toProfessional';
import { findOficina } from '../store/lookups';
import type { Professional } from '../store/rows/professional';
import { findBodyOficina } from '../validation/body';
import { readProfessional } from '../validation/readProfessional';
import type { PagedList } from './list';

const collator = new Intl.Collator('ca');

export const PROFESSIONALS = {
  name: 'professionals',
  getRows: ({ professionals }) => professionals.values(),
  getValues: (row) => row,
  toReadTest:
    (state, viewer) =>
    ({ oficina_id }) =>
      refuseProfessional(viewer, 'read', findOficina(state, oficina_id) ?? null) === null,
  toTexts: () => (row) => [getFullName(row), row.email],
  order: (rows) =>
    rows.toSorted((one, other) => collator.compare(one.cognom, other.cognom) || one.id - other.id),
  toRender: (state) => (row) => toProfessional(state, row),
} satisfies PagedList<'professionals', Professional>;

function getRow({ state, viewer, getId }: SignedCall, action: Action) {
  return getPermitted(state.professionals, getId(), (row) =>
    refuseProfessional(viewer, action, findOficina(state, row.oficina_id) ?? null),
  );
}

/** 403 for a place beyond the viewer's reach. The schema refuses a body without a place. */
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
  const { state, commit, user } = call;
  permitPlace(call, 'create');
  const ids = { professional: state.last.professional + 1 };
  const dades = readProfessional(call, null);
  commit(user.id, { call: 'POST /professionals', ids, body: dades });
  return created(show(call, ids.professional));
};

export const patchProfessional: Handler = (call) => {
  const { commit, user } = call;
  const row = getRow(call, 'edit');
  permitPlace(call, 'edit');
  const dades = readProfessional(call, row);
  commit(user.id, { call: 'PATCH /professionals/:id', id: row.id, body: dades });
  return ok(show(call, row.id));
};

export const deleteProfessional: Handler = (call) => {
  const { commit, user } = call;
  const { id } = getRow(call, 'delete');
  if (id === user.id) throw invalid({ id: [texts.professionalOneself] });
  commit(user.id, { call: 'DELETE /professionals/:id', id });
  return noContent;
};
