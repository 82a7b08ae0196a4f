import type { DraftIssues } from '../../domain/values/validation';
import { getRuleIssueText } from '../../text/refusals';
import { getIssueText, type FieldTexts } from '../../text/validation';
import type { Words } from '../../text/ui/words';

/** What is wrong with a draft, in words, by field. */
export type Issues = Readonly<Record<string, Words>>;

/** The words for what the domain found. */
export function say(texts: FieldTexts, issues: DraftIssues): Issues {
  return Object.fromEntries(
    Object.entries(issues).map(([field, issue]) => [
      field,
      typeof issue === 'string' ? getIssueText(texts, field, issue) : { text: getRuleIssueText(issue) },
    ]),
  );
}

/** The same function, which finds the issues of the same draft only once. */
export function remember<Draft extends object>(find: (draft: Draft) => Issues): (draft: Draft) => Issues {
  const known = new WeakMap<Draft, Issues>();
  return (draft) => {
    const found = known.get(draft) ?? find(draft);
    known.set(draft, found);
    return found;
  };
}
