import { fromCallback } from 'xstate';
import { expect, test } from 'vitest';
import { differencesMachine, type DifferencesEvent } from '../../../src/machines/services/differences';
import { notifyUnexpected } from '../support/notices';
import { stage } from '../support/stage';

const asText = { path: 'data.*.id', expected: 'number', seen: 'string', outcome: 'read' } as const;
const refused = { path: 'data.*', expected: 'object', seen: 'object', outcome: 'refused' } as const;
const CALL = 'GET consultes';

function open() {
  let tell: (event: DifferencesEvent) => void = () => {};
  const listen = fromCallback<DifferencesEvent>(({ sendBack }) => {
    tell = sendBack;
  });
  const on = stage(differencesMachine.provide({ actors: { listen } }));
  return { ...on, tell };
}

test('each kind of difference is counted', () => {
  const on = open();
  on.tell({ type: 'differences.met', call: CALL, differences: [asText, asText] });
  on.tell({ type: 'differences.met', call: 'GET activitats', differences: [asText] });
  on.tell({ type: 'differences.met', call: CALL, differences: [asText] });
  expect(on.getContext()).toEqual({
    met: [
      { ...asText, call: CALL, times: 3 },
      { ...asText, call: 'GET activitats', times: 1 },
    ],
  });
  expect(on.takeSent()).toEqual([]);
});

test('records left out are reported to the person', () => {
  const on = open();
  on.tell({
    type: 'differences.met',
    call: CALL,
    differences: [refused, refused, asText],
  });
  expect(on.takeSent()).toEqual([notifyUnexpected({ key: 'answer.refused', params: { count: 2 } })]);
  expect(on.getContext().met.map(({ path, times }) => [path, times])).toEqual([
    ['data.*', 2],
    ['data.*.id', 1],
  ]);
});
