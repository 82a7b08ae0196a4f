import type { FieldIssues } from '../../domain/validation';
import { getIssueText, type FormName } from '../../text/validation';
import type { Words } from '../../text/ui/words';

/** What is wrong with a draft, in words, by field. */
export type Faults = Readonly<Record<string, Words>>;

/** The words for what a schema found. */
export function say(form: FormName, issues: FieldIssues): Faults {
  return Object.fromEntries(
    Object.entries(issues).map(([field, code]) => [field, getIssueText(form, field, code)]),
  );
}

/** The same function, which finds the faults of the same draft only once. */
export function remember<Draft extends object>(find: (draft: Draft) => Faults): (draft: Draft) => Faults {
  const known = new WeakMap<Draft, Faults>();
  return (draft) => {
    const found = known.get(draft) ?? find(draft);
    known.set(draft, found);
    return found;
  };
}
