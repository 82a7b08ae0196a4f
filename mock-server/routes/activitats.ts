import { refuseInOffice } from '../../src/domain/access/access';
import { getDay } from '../../src/domain/values/madrid';
import { toAccessFilter } from '../access/accessFilter';
import { toErrors } from '../http/messages';
import type { Handler, SignedCall } from '../http/middleware';
import { accept, created, getPermitted, noContent, ok, permit } from '../http/responses';
import { toActivitat } from '../serializers/toActivitat';
import { findOficina } from '../store/lookups';
import type { Activitat } from '../store/rows/activitat';
import { findBodyOficina } from '../validation/body';
import { readActivitat } from '../validation/readActivitat';
import { toNewest, type PagedList } from './list';

const getMoment = ({ data, hora_inici }: Activitat): string => `${data}T${hora_inici}`;

export const ACTIVITATS = {
  name: 'activitats',
  getRows: ({ activitats }) => activitats.values(),
  getMoment,
  getValues: (row) => row,
  toReadTest: (state, viewer) => toAccessFilter(state, viewer, 'activitat'),
  toTexts(state) {
    const centres = new Map(state.centres.map(({ id, nom }) => [id, nom]));
    return ({ titol, centre_id, observacions }) => [titol, centres.get(centre_id ?? 0), observacions];
  },
  order: (rows) => toNewest(rows, getMoment),
  toRender: (state) => (row) => toActivitat(state, row),
} satisfies PagedList<'activitats', Activitat>;

function getRow({ state, viewer }: SignedCall, id: number, action: 'read' | 'edit' | 'delete') {
  return getPermitted(state.activitats, id, (row) =>
    refuseInOffice(viewer, action, findOficina(state, row.oficina_id) ?? null, 'activitat'),
  );
}

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

/** The only call with its id in the body (spec §7). */
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
