import {
  refuseAssessoria,
  refuseInOffice,
  type AssessoriaFacts,
  type Refusal,
} from '../../src/domain/access/access';
import type { Resource } from '../../src/domain/access/permissions';
import type { Viewer } from '../../src/domain/access/viewer';
import { findOficina } from '../store/lookups';
import type { Assessoria } from '../store/rows/assessoria';
import type { State } from '../store/state';

/** What the access rules need to know of a row. */
export function getFacts(state: State, row: Assessoria): AssessoriaFacts {
  const { id, tipus, bloquejada, assistit } = row;
  const oficina = findOficina(state, row.oficina_id) ?? null;
  return { id, tipus, bloquejada, assistit, realitzada: row.realitzacio !== null, oficina };
}

/** Remembers an answer for each key: rows of one office and type share theirs. */
function remember<T, A>(toKey: (value: T) => string | number, ask: (value: T) => A): (value: T) => A {
  const known = new Map<string | number, { answer: A }>();
  return (value) => {
    const key = toKey(value);
    const found = known.get(key);
    if (found) return found.answer;
    const answer = ask(value);
    known.set(key, { answer });
    return answer;
  };
}

/** Why a viewer may not read an assessoria, or null. */
export function toReadRefusal(state: State, viewer: Viewer): (row: Assessoria) => Refusal | null {
  return remember(
    ({ tipus, oficina_id, bloquejada }) => `${tipus}/${oficina_id}/${bloquejada}`,
    (row) => refuseAssessoria(viewer, 'read', getFacts(state, row)),
  );
}

/** Whether a viewer may read the records of a resource that an office has. */
export function toAccessFilter(
  state: State,
  viewer: Viewer,
  resource: Resource,
): (row: { oficina_id: number }) => boolean {
  return remember(
    ({ oficina_id }) => oficina_id,
    ({ oficina_id }) =>
      refuseInOffice(viewer, 'read', findOficina(state, oficina_id) ?? null, resource) === null,
  );
}
