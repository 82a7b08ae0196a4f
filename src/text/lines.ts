import type { LineIssue } from '../domain/pages/lines';
import { getIssueText, type FieldTexts } from './validation';
import { count } from './ui/words';

export const lines = {
  title: 'Comprovació',
  checking: 'Comprovant les línies…',
  header: { line: 'Línia', state: 'Estat' },
  ready: 'A punt',
  creating: 'Creant…',
  create: (number: number) => (number === 0 ? 'Crea' : `Crea'n ${number}`),
  counted: (ready: number, faulty: number) =>
    [
      ready > 0 && count(ready, 'línia a punt', 'línies a punt'),
      faulty > 0 && count(faulty, 'línia per corregir', 'línies per corregir'),
    ]
      .filter(Boolean)
      .join(', '),
} as const;

type Texts<Field extends string> = {
  columns: string;
  /** Beginning of the text about a name that is in no list. */
  unknown: Readonly<Record<Field, string>>;
  forbidden: (field: Field) => string;
  /** Beginning of the text about lines with the same key. */
  same: string;
  issues: FieldTexts;
  labels: Readonly<Record<string, string>>;
};

export function getLineIssueText<Field extends string>(issue: LineIssue<Field>, texts: Texts<Field>): string {
  switch (issue.code) {
    case 'columns':
      return texts.columns;
    case 'unknown':
      return `${texts.unknown[issue.field]} «${issue.said}»`;
    case 'forbidden':
      return texts.forbidden(issue.field);
    case 'repeated':
      return `${texts.same} ${issue.lines.length === 1 ? 'la línia' : 'les línies'} ${issue.lines.join(', ')}`;
    default: {
      const { text } = getIssueText(texts.issues, issue.field, issue.code);
      const label = texts.labels[issue.field];
      // These texts do not say which cell they are about.
      const isBare = issue.code === 'tooLong' || issue.code === 'unreadable';
      return isBare && label ? `${label}: ${text.toLowerCase()}` : text;
    }
  }
}
