import {
  refuseAssessoria,
  refuseAssessoriaCreation,
  type AssessoriaFacts,
} from '../../src/domain/access/access';
import { getEstat } from '../../src/domain/nouns/assessoria';
import { TIPUS, type Tipus } from '../../src/domain/values/options';
import { getFacts, toReadRefusal } from '../access/accessFilter';
import { texts } from '../http/messages';
import type { Handler, SignedCall } from '../http/middleware';
import { accept, created, getPermitted, noContent, ok, permit } from '../http/responses';
import { toAssessoria, toBloquejada } from '../serializers/toAssessoria';
import { findName } from '../store/lookups';
import type { Assessoria } from '../store/rows/assessoria';
import { findBodyOficina } from '../validation/body';
import { readRealitzacio } from '../validation/readRealitzacio';
import { readEdicioAssessoria, readReservaAssessoria } from '../validation/readReserva';
import { toNewest, type PagedList } from './list';

const getMoment = ({ cita }: Assessoria): number => cita.date;

/** Blocked rows are listed in part, and not found by `q`. */
export const ASSESSORIES = {
  name: 'assessories',
  getRows: ({ assessories }) => assessories.values(),
  getMoment,
  getValues: ({ tipus, oficina_id, professional_id, assistit, realitzacio }) => ({
    tipus,
    oficina_id,
    professional_id,
    estat: getEstat({ assistit, realitzada: realitzacio }),
  }),
  toReadTest(state, viewer) {
    const getRefusal = toReadRefusal(state, viewer);
    return (row) => [undefined, 'flag'].includes(getRefusal(row)?.reason);
  },
  toTexts:
    (state) =>
    ({ bloquejada, jove: { nom, cognoms, telefon, email }, professional_id }) =>
      bloquejada ? null : [nom, cognoms, telefon, email, findName(state, professional_id)],
  order: (rows) => toNewest(rows, getMoment),
  toRender: (state) => (row) => (row.bloquejada ? toBloquejada(row) : toAssessoria(state, row)),
} satisfies PagedList<'assessories', Assessoria>;

function getRow({ state, viewer, getId }: SignedCall, action: 'read' | 'edit' | 'delete') {
  return getPermitted(state.assessories, getId(), (row) =>
    refuseAssessoria(viewer, action, getFacts(state, row)),
  );
}

function show({ state }: SignedCall, id: number) {
  return { data: toAssessoria(state, state.assessories.get(id) as Assessoria) };
}

export const getAssessoria: Handler = (call) => ok(show(call, getRow(call, 'read').id));

export const postAssessoria: Handler = (call) => {
  const { state, commit, now, body, user, viewer } = call;
  const oficina = findBodyOficina(state, body) ?? null;
  const tipus = TIPUS.find((one) => one === body['tipus']);
  if (tipus) permit(refuseAssessoriaCreation(viewer, tipus, oficina));
  const reserva = readReservaAssessoria(state, body, now, user.id);
  const ids = { assessoria: state.last.assessoria + 1, cita: state.last.cita + 1 };
  commit(user.id, { call: 'POST /assessories', ids, body: reserva });
  return created(show(call, ids.assessoria));
};

export const patchAssessoria: Handler = (call) => {
  const { state, commit, body, user, viewer } = call;
  const row = getRow(call, 'edit');
  const oficina = findBodyOficina(state, body);
  if (oficina) permit(refuseAssessoria(viewer, 'edit', { ...getFacts(state, row), oficina }));
  const edited = readEdicioAssessoria(state, row, body);
  commit(user.id, { call: 'PATCH /assessories/:id', id: row.id, body: edited });
  return ok(show(call, row.id));
};

export const markNotAttended: Handler = (call) => {
  const { commit, user } = call;
  const row = getRow(call, 'edit');
  if (row.realitzacio) accept({ assistit: [texts.assessoriaRealised] });
  if (row.assistit === null) {
    commit(user.id, { call: 'PATCH /assessories/:id/assistit', id: row.id });
  }
  return ok(show(call, row.id));
};

export const deleteAssessoria: Handler = (call) => {
  const { commit, user } = call;
  const { id } = getRow(call, 'delete');
  commit(user.id, { call: 'DELETE /assessories/:id', id });
  return noContent;
};

/** Facts for the right to a type, before the record is read. */
const ofNoOffice = (tipus: Tipus): AssessoriaFacts => ({
  id: 0,
  tipus,
  bloquejada: false,
  realitzada: false,
  assistit: null,
  oficina: null,
});

export function complete(tipus: Tipus): Handler {
  return (signed) => {
    const { state, commit, body, user, viewer } = signed;
    permit(refuseAssessoria(viewer, 'edit', ofNoOffice(tipus)));
    const row =
      typeof body['assessoria_id'] === 'number' ? state.assessories.get(body['assessoria_id']) : undefined;
    if (row) permit(refuseAssessoria(viewer, 'edit', getFacts(state, row)));
    const realitzacio = readRealitzacio(tipus, row, body);
    const { id } = row as Assessoria;
    commit(user.id, { call: 'POST /assessories/{completion}', id, body: realitzacio });
    return created(show(signed, id));
  };
}
