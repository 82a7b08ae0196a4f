import type { DraftIssues } from '../../domain/values/validation';
import { getRuleIssueText } from '../../text/refusals';
import { getIssueText, type FieldTexts } from '../../text/validation';
import type { Words } from '../../text/ui/words';

export type Issues = Readonly<Record<string, Words>>;

export function toWords(texts: FieldTexts, issues: DraftIssues): Issues {
  return Object.fromEntries(
    Object.entries(issues).map(([field, issue]) => [
      field,
      typeof issue === 'string' ? getIssueText(texts, field, issue) : { text: getRuleIssueText(issue) },
    ]),
  );
}

export function memoize<Draft extends object>(find: (draft: Draft) => Issues): (draft: Draft) => Issues {
  const cache = new WeakMap<Draft, Issues>();
  return (draft) => {
    const found = cache.get(draft) ?? find(draft);
    cache.set(draft, found);
    return found;
  };
}
