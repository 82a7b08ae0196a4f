import { refuseAssessoria, refuseInOffice, type Refusal } from '../../src/domain/access';
import type { Viewer } from '../../src/domain/viewer';
import type { Resource } from '../../src/domain/permissions';
import { findOficina, getFacts } from '../serializers/records';
import type { Assessoria, State } from '../store/state';

/** Remembers an answer for each key: rows of one office and type share theirs. */
function remember<T, A>(toKey: (value: T) => string, ask: (value: T) => A): (value: T) => A {
  const known = new Map<string, { answer: A }>();
  return (value) => {
    const key = toKey(value);
    const found = known.get(key) ?? { answer: ask(value) };
    known.set(key, found);
    return found.answer;
  };
}

/** Why somebody may not read an assessoria, or null. */
export function toReadingRefusal(state: State, viewer: Viewer): (row: Assessoria) => Refusal | null {
  return remember(
    ({ tipus, oficina_id, bloquejada }) => `${tipus}/${oficina_id}/${bloquejada}`,
    (row) => refuseAssessoria(viewer, 'read', getFacts(state, row)),
  );
}

/** Whether somebody may read the records of a resource that an office has. */
export function toReach(
  state: State,
  viewer: Viewer,
  resource: Resource,
): (row: { oficina_id: number }) => boolean {
  return remember(
    ({ oficina_id }) => String(oficina_id),
    ({ oficina_id }) =>
      refuseInOffice(viewer, 'read', findOficina(state, oficina_id) ?? null, resource) === null,
  );
}
