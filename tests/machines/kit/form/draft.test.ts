import { describe, expect, test } from 'vitest';
import { createDraft } from '../../../../src/machines/kit/form/draft';

const LOADED = { nom: 'Ada', jove: { email: '' }, ids: [1] };

describe('a draft', () => {
  test('holds what is typed, and knows which fields differ from what was loaded', () => {
    const draft = createDraft(LOADED);
    expect([draft.getValues(), draft.listChanged()]).toEqual([LOADED, []]);
    draft.api.setFieldValue('jove.email', 'a@example.org');
    draft.api.setFieldValue('ids', [1, 2]);
    expect(draft.getValues()).toEqual({ nom: 'Ada', jove: { email: 'a@example.org' }, ids: [1, 2] });
    expect(draft.listChanged()).toEqual(['jove.email', 'ids']);
    draft.api.setFieldValue('ids', [1]);
    expect(draft.listChanged()).toEqual(['jove.email']);
  });

  test('leaves what was loaded as it was', () => {
    createDraft(LOADED).api.setFieldValue('jove.email', 'a@example.org');
    expect(LOADED).toEqual({ nom: 'Ada', jove: { email: '' }, ids: [1] });
  });

  test("a draft takes over others' changes where nothing was typed, and is compared with them", () => {
    const draft = createDraft(LOADED);
    draft.api.setFieldValue('nom', 'Aina');
    const theirs = { nom: 'Adela', jove: { email: 'a@example.org' }, ids: [1] };
    draft.rebase(theirs);
    expect(draft.getValues()).toEqual({ ...theirs, nom: 'Aina' });
    expect([draft.getLoaded(), draft.listChanged()]).toEqual([theirs, ['nom']]);
  });

  test('is its values as JSON', () => {
    expect(JSON.parse(JSON.stringify(createDraft(LOADED)))).toEqual(LOADED);
  });
});
