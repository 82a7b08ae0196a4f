import { refuseInOffice } from '../../src/domain/access/access';
import { toAccessFilter } from '../access/accessFilter';
import type { Handler, SignedCall } from '../http/middleware';
import { created, getPermitted, noContent, ok, permit } from '../http/responses';
import { toConsulta } from '../serializers/toConsulta';
import { findName, findOficina } from '../store/lookups';
import type { Consulta } from '../store/rows/consulta';
import { findBodyOficina } from '../validation/body';
import { readConsulta } from '../validation/readConsulta';
import { toNewest, type PagedList } from './list';

const getMoment = ({ data }: Consulta): number => data;

export const CONSULTES = {
  name: 'consultes',
  getRows: ({ consultes }) => consultes.values(),
  getMoment,
  getValues: (row) => row,
  toReadTest: (state, viewer) => toAccessFilter(state, viewer, 'consulta'),
  toTexts:
    (state) =>
    ({ observacions, oficina_id, professional_id }) => [
      observacions,
      findOficina(state, oficina_id)?.nom,
      findName(state, professional_id),
    ],
  order: (rows) => toNewest(rows, getMoment),
  toRender: (state) => (row) => toConsulta(state, row),
} satisfies PagedList<'consultes', Consulta>;

function getRow({ state, viewer, getId }: SignedCall, action: 'read' | 'edit' | 'delete') {
  return getPermitted(state.consultes, getId(), (row) =>
    refuseInOffice(viewer, action, findOficina(state, row.oficina_id) ?? null, 'consulta'),
  );
}

function show({ state }: SignedCall, id: number) {
  return { data: toConsulta(state, state.consultes.get(id) as Consulta) };
}

export const getConsulta: Handler = (call) => ok(show(call, getRow(call, 'read').id));

export const postConsulta: Handler = (call) => {
  const { state, commit, now, body, user, viewer } = call;
  permit(refuseInOffice(viewer, 'create', findBodyOficina(state, body) ?? null, 'consulta'));
  const dades = readConsulta(state, body, { now, userId: user.id, row: null });
  const ids = { consulta: state.last.consulta + 1 };
  commit(user.id, { call: 'POST /consultes', ids, body: dades });
  return created(show(call, ids.consulta));
};

export const patchConsulta: Handler = (call) => {
  const { state, commit, now, body, user, viewer } = call;
  const row = getRow(call, 'edit');
  permit(refuseInOffice(viewer, 'edit', findBodyOficina(state, body) ?? null, 'consulta'));
  const dades = readConsulta(state, body, { now, userId: user.id, row });
  commit(user.id, { call: 'PATCH /consultes/:id', id: row.id, body: dades });
  return ok(show(call, row.id));
};

export const deleteConsulta: Handler = (call) => {
  const { commit, user } = call;
  const { id } = getRow(call, 'delete');
  commit(user.id, { call: 'DELETE /consultes/:id', id });
  return noContent;
};
