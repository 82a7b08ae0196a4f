import { describe, expect, test } from 'vitest';
import type { State } from '../../mock-server/store/state';
import { submit } from './forms/fill';
import { BY_MANY, BY_ONE, readFailures, visitServices, type ToPath } from './support/services';

const { open } = visitServices();

const EDITED: [name: string, toPath: ToPath][] = [
  ['an assessoria', ({ pending }) => `/assessories/${pending}/editar`],
  ['a consulta', ({ consulta }) => `/consultes/${consulta}/editar`],
  ['an activity', () => '/activitats/1/editar'],
  ['a professional', () => '/professionals/3/editar'],
  ['the rules of the dates', () => '/configuracio/control'],
];

const copy = ({ assessories, consultes, activitats, professionals, dataRules }: State) =>
  structuredClone({ assessories, consultes, activitats, professionals, dataRules });

describe.each([...BY_ONE, ...BY_MANY])('%s', (_name, quirks) => {
  test.each(EDITED)('changes nothing of %s that is saved untouched', async (_, toPath) => {
    const { backend } = await open(toPath, quirks);
    const { state } = backend.getStore();
    const before = copy(state);
    expect(readFailures(quirks)).toEqual([]);
    await submit();
    expect(copy(state)).toEqual(before);
    expect(document.querySelector('.error-summary')).toBeNull();
  });
});
