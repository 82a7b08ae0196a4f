import { expect, test } from 'vitest';
import { isFailure, toJunit, toTable } from './report';
import type { Finding } from './trial';

const FINDINGS: Finding[] = [
  { name: 'GET consultes', verdict: 'agrees', note: '', differences: [] },
  {
    name: 'GET activitats',
    verdict: 'tolerated',
    note: '',
    differences: [
      { path: 'data.*.id', expected: 'number', seen: 'string', outcome: 'read' },
      { path: 'data.*', expected: 'object', seen: 'null', outcome: 'refused' },
    ],
  },
  { name: 'GET interns/paisos', verdict: 'missing', note: '404', differences: [] },
  { name: 'GET cites, tipus', verdict: 'untried', note: 'the rows do not differ in it', differences: [] },
  { name: 'GET consultes, q', verdict: 'breaks', note: 'has no <effect>', differences: [] },
];

test('the table lists the worst findings first, with one line per difference', () => {
  expect(toTable(FINDINGS)).toBe(
    [
      'breaks       GET consultes, q    has no <effect>',
      'missing      GET interns/paisos  404',
      'tolerated    GET activitats      data.*.id: number expected, string seen',
      '                                 data.*: object expected, null seen, refused',
      'untried      GET cites, tipus    the rows do not differ in it',
      'agrees       GET consultes',
      '',
      '1 breaks, 1 missing, 1 tolerated, 1 untried, 1 agrees',
    ].join('\n'),
  );
  expect(FINDINGS.filter(isFailure).map(({ verdict }) => verdict)).toEqual(['missing', 'breaks']);
});

test('the JUnit XML has the same findings as the table', () => {
  expect(toJunit(FINDINGS)).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<testsuite name="contract" tests="5" failures="2" skipped="1">',
      '  <testcase classname="contract" name="GET consultes"/>',
      '  <testcase classname="contract" name="GET activitats"><system-out>data.*.id: number expected, string seen',
      'data.*: object expected, null seen, refused</system-out></testcase>',
      '  <testcase classname="contract" name="GET interns/paisos"><failure message="missing">404</failure></testcase>',
      '  <testcase classname="contract" name="GET cites, tipus"><skipped message="untried: the rows do not differ in it"/></testcase>',
      '  <testcase classname="contract" name="GET consultes, q"><failure message="breaks">has no &lt;effect></failure></testcase>',
      '</testsuite>',
      '',
    ].join('\n'),
  );
});
