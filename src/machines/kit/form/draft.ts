import { FormApi, type AnyFormApi } from '@tanstack/form-core';
import { getAt, listChanged, merge } from './values';

export type Draft<Values> = {
  api: AnyFormApi;
  getValues: () => Values;
  /** Values as loaded, or as another person has saved them since. */
  getLoaded: () => Values;
  /** Takes over another person's values wherever nothing was typed, and compares with them from then on. */
  rebase(theirs: Values): void;
  listChanged: () => string[];
  /** Called by JSON: makes a context with a draft plain. */
  toJSON: () => Values;
};

export function renew<Values extends object>(draft: Draft<Values> | null, loaded: Values): Draft<Values> {
  if (!draft) return createDraft(loaded);
  draft.rebase(loaded);
  return draft;
}

/** The only copy of a form's values; fields edit it in place. The domain validates it, not the library. */
export function createDraft<Values extends object>(loaded: Values): Draft<Values> {
  const api: AnyFormApi = new FormApi({ defaultValues: loaded, formId: 'draft' });
  const getValues = (): Values => api.state.values;
  let base = loaded;
  return {
    api,
    getValues,
    getLoaded: () => base,
    rebase(theirs) {
      for (const name of merge(base, getValues(), theirs).kept) api.setFieldValue(name, getAt(theirs, name));
      base = theirs;
    },
    listChanged: () => listChanged(base, getValues()),
    toJSON: getValues,
  };
}
