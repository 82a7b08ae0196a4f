import { FormApi, type AnyFormApi } from '@tanstack/form-core';
import { listChanged } from './values';

export type Draft<Values> = {
  /** What fields are bound to. */
  api: AnyFormApi;
  getValues: () => Values;
  /** Dotted names of the fields that differ from what was loaded. */
  listChanged: () => string[];
  /** A context that holds a draft is JSON like any other. */
  toJSON: () => Values;
};

/**
 * What is typed into a form, from when its record is loaded until its actor ends: the only copy of it. Fields edit it in
 * place, the actor reads it when it saves. Whether it is right is the domain's answer, not the library's.
 */
export function createDraft<Values extends object>(loaded: Values): Draft<Values> {
  const api: AnyFormApi = new FormApi({ defaultValues: loaded, formId: 'draft' });
  const getValues = (): Values => api.state.values;
  return { api, getValues, listChanged: () => listChanged(loaded, getValues()), toJSON: getValues };
}
