import type { DraftForm } from './useDraftForm';

/** Fields that a part of a form renders: those of its `form`, or the field named by its props. */
type FieldsOf<Part> = Part extends (props: infer Props) => unknown
  ? Props extends { form: DraftForm<infer Values> }
    ? keyof Values
    : never
  : Part;

/** The draft's type if the parts render every field but those left out; else `never`. */
export type DrawnBy<Values, Parts, LeftOut extends keyof Values = never> = [
  Exclude<keyof Values, FieldsOf<Parts> | LeftOut>,
] extends [never]
  ? Values
  : { undrawn: Exclude<keyof Values, FieldsOf<Parts> | LeftOut> };
