import { FormApi, type AnyFormApi } from '@tanstack/form-core';
import { getAt, listChanged, merge } from './values';

export type Draft<Values> = {
  /** What fields are bound to. */
  api: AnyFormApi;
  getValues: () => Values;
  /** What changes are told from: what was loaded, or what somebody else has made of it since. */
  getLoaded: () => Values;
  /** Puts what others changed where nothing was typed; what was typed stays, and is told from theirs. */
  rebase(theirs: Values): void;
  /** Dotted names of the fields that differ from what was loaded. */
  listChanged: () => string[];
  /** A context that holds a draft is JSON like any other. */
  toJSON: () => Values;
};

/** The draft that fields are bound to already, with what has come; a new one where there is none. */
export function renew<Values extends object>(draft: Draft<Values> | null, loaded: Values): Draft<Values> {
  if (!draft) return createDraft(loaded);
  draft.rebase(loaded);
  return draft;
}

/**
 * What is typed into a form, from when its record is loaded until its actor ends: the only copy of it. Fields edit it in
 * place, the actor reads it when it saves. Whether it is right is the domain's answer, not the library's.
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
