import { expect, test } from 'vitest';
import { describeFault, toFault, type FaultDraft } from '../../../src/demo/panel/faults';

const DRAFT: FaultDraft = { call: 'POST /cites', kind: '422', message: '', once: true };

test.each<[Partial<FaultDraft>, unknown, string]>([
  [
    {},
    { kind: 'status', status: 422, body: {}, call: 'POST /cites', times: 1 },
    'POST /cites: 422 · alguna dada no és correcta',
  ],
  [
    { call: null, kind: '500', message: ' Torneu demà ', once: false },
    { kind: 'status', status: 500, body: { message: 'Torneu demà' } },
    'Qualsevol crida: 500 · error del servidor',
  ],
  [
    { kind: 'network', message: 'res' },
    { kind: 'network', call: 'POST /cites', times: 1 },
    'POST /cites: No hi ha resposta',
  ],
  [
    { kind: 'slow', once: false },
    { kind: 'slow', ms: 10_000, call: 'POST /cites' },
    'POST /cites: Triga deu segons',
  ],
])('the form with %j is a fault with its text', (changes, fault, text) => {
  const made = toFault({ ...DRAFT, ...changes });
  expect(made).toEqual(fault);
  expect(describeFault(made)).toBe(text);
});
