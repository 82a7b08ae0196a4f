import { expect, test } from 'vitest';
import { listTurns, type Fault } from '../../../mock-server/http/injection';
import { describeFault, describeTurn, toFault, type FaultDraft } from '../../../src/demo/panel/faults';

const DRAFT: FaultDraft = { call: 'POST /cites', kind: '422', message: '', from: 1, once: true };

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
  [
    { kind: '422', from: 2 },
    { kind: 'status', status: 422, body: {}, call: 'POST /cites', from: 2, times: 1 },
    'POST /cites: 422 · alguna dada no és correcta',
  ],
  [
    { kind: 'page', from: null },
    { kind: 'page', call: 'POST /cites', times: 1 },
    'POST /cites: Una pàgina en lloc de dades',
  ],
])('the form with %j is a fault with its text', (changes, fault, text) => {
  const made = toFault({ ...DRAFT, ...changes });
  expect(made).toEqual(fault);
  expect(describeFault(made)).toBe(text);
});

test('each fault is told with its message and the calls that it strikes, after those before it', () => {
  const status = { kind: 'status', status: 422 } as const;
  const call = 'POST /cites';
  const faults: Fault[] = [
    { ...status, call, times: 1, body: { message: 'Hora ocupada' } },
    { ...status, call, times: 1, body: {} },
    { ...status, call: 'GET /cites', from: 3 },
    { kind: 'network', call, from: 2, times: 3 },
    { kind: 'page', call },
    { kind: 'malformed', call, times: 1 },
    { kind: 'slow', ms: 1 },
  ];
  expect(listTurns(faults).map((turn, index) => describeTurn(faults[index]!, turn))).toEqual([
    '«Hora ocupada» · la pròxima vegada',
    'la 2a vegada',
    'a partir de la 3a vegada',
    '3 vegades, a partir de la 3a',
    'a partir de la 6a vegada',
    "quan es tregui el d'abans",
    'fins que es tregui',
  ]);
});
