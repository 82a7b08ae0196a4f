import type { DraftForm } from './useDraftForm';

/** Fields that a part of a form draws: those of its `form`, or a field's own name. */
type FieldsOf<Part> = Part extends (props: infer Props) => unknown
  ? Props extends { form: DraftForm<infer Values> }
    ? keyof Values
    : never
  : Part;

/** The draft's values where the parts draw every field that is not left out; else a type that no form has. */
export type DrawnBy<Values, Parts, LeftOut extends keyof Values = never> = [
  Exclude<keyof Values, FieldsOf<Parts> | LeftOut>,
] extends [never]
  ? Values
  : { undrawn: Exclude<keyof Values, FieldsOf<Parts> | LeftOut> };
