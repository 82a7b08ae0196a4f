import type { DraftForm } from './useDraftForm';

/** The form of a draft, for what edits only some of its fields and so serves several drafts. */
export function toPart<Draft extends Part, Part extends object>(form: DraftForm<Draft>): DraftForm<Part> {
  return form as unknown as DraftForm<Part>;
}
