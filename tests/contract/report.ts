import type { Difference } from '../../src/domain/values/tolerant';
import type { Finding, Verdict } from './trial';

const ORDER: readonly Verdict[] = ['breaks', 'missing', 'not allowed', 'tolerated', 'untried', 'agrees'];

/** Findings that the product does not tolerate. */
export const isFailure = ({ verdict }: Finding): boolean => verdict === 'breaks' || verdict === 'missing';

const describe = ({ path, expected, seen, outcome }: Difference): string =>
  `${path}: ${expected} expected, ${seen} seen${outcome === 'read' ? '' : `, ${outcome}`}`;

const getLines = ({ note, differences }: Finding): string[] =>
  [note, ...differences.map(describe)].filter(Boolean);

export function toTable(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ name }) => name.length));
  const rows = ORDER.flatMap((verdict) => findings.filter((finding) => finding.verdict === verdict)).flatMap(
    (finding) => {
      const [line = '', ...more] = getLines(finding);
      const indent = ' '.repeat(13 + width + 2);
      return [
        `${finding.verdict.padEnd(13)}${finding.name.padEnd(width)}  ${line}`.trimEnd(),
        ...more.map((each) => `${indent}${each}`),
      ];
    },
  );
  const counts = ORDER.map((verdict) => [
    findings.filter((finding) => finding.verdict === verdict).length,
    verdict,
  ]);
  const summary = counts.filter(([count]) => count !== 0).map(([count, verdict]) => `${count} ${verdict}`);
  return [...rows, '', summary.join(', ')].join('\n');
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function toCase(finding: Finding): string {
  const text = escape(getLines(finding).join('\n'));
  const head = `  <testcase classname="contract" name="${escape(finding.name)}"`;
  if (isFailure(finding)) return `${head}><failure message="${finding.verdict}">${text}</failure></testcase>`;
  if (finding.verdict === 'agrees') return `${head}/>`;
  if (finding.verdict === 'tolerated') return `${head}><system-out>${text}</system-out></testcase>`;
  return `${head}><skipped message="${finding.verdict}: ${text}"/></testcase>`;
}

export function toJunit(findings: readonly Finding[]): string {
  const failures = findings.filter(isFailure).length;
  const skipped = findings.filter(({ verdict }) => verdict === 'untried' || verdict === 'not allowed').length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="contract" tests="${findings.length}" failures="${failures}" skipped="${skipped}">`,
    ...findings.map(toCase),
    '</testsuite>',
    '',
  ].join('\n');
}
