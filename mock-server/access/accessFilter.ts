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

export function getFacts(state: State, row: Assessoria): AssessoriaFacts {
  const { id, tipus, bloquejada, assistit } = row;
  const oficina = findOficina(state, row.oficina_id) ?? null;
  return { id, tipus, bloquejada, assistit, realitzada: row.realitzacio !== null, oficina };
}

/** Memoizes by key: rows of one office and type share an answer. */
function memoize<T, A>(toKey: (value: T) => string | number, compute: (value: T) => A): (value: T) => A {
  const answers = new Map<string | number, { answer: A }>();
  return (value) => {
    const key = toKey(value);
    const found = answers.get(key);
    if (found) return found.answer;
    const answer = compute(value);
    answers.set(key, { answer });
    return answer;
  };
}

export function toReadRefusal(state: State, viewer: Viewer): (row: Assessoria) => Refusal | null {
  return memoize(
    ({ tipus, oficina_id, bloquejada }) => `${tipus}/${oficina_id}/${bloquejada}`,
    (row) => refuseAssessoria(viewer, 'read', getFacts(state, row)),
  );
}

export function toAccessFilter(
  state: State,
  viewer: Viewer,
  resource: Resource,
): (row: { oficina_id: number }) => boolean {
  return memoize(
    ({ oficina_id }) => oficina_id,
    ({ oficina_id }) =>
      refuseInOffice(viewer, 'read', findOficina(state, oficina_id) ?? null, resource) === null,
  );
}
