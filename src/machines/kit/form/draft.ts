import { FormApi, type AnyFormApi } from '@tanstack/form-core';
import { getAt, listChanged, merge } from './values';

export type Draft<Values> = {
  /** Form that fields are bound to. */
  api: AnyFormApi;
  getValues: () => Values;
  /** Values as loaded, or as another person has saved them since. */
  getLoaded: () => Values;
  /** Takes over another person's values wherever nothing was typed, and compares with them from then on. */
  rebase(theirs: Values): void;
  /** Dotted names of the fields that differ from what was loaded. */
  listChanged: () => string[];
  /** Makes a context with a draft plain JSON. */
  toJSON: () => Values;
};

/** The draft that fields are bound to, with newly loaded values; a new one if there is none. */
export function renew<Values extends object>(draft: Draft<Values> | null, loaded: Values): Draft<Values> {
  if (!draft) return createDraft(loaded);
  draft.rebase(loaded);
  return draft;
}

/**
 * The only copy of a form's values, from loading until its actor ends.
 * Fields edit it in place and the actor reads it to save. The domain validates it, not the library.
 */
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
