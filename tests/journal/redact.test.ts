import { describe, expect, test } from 'vitest';
import { createTokens, pick } from '../../src/journal/redact';

const { toToken } = createTokens();
const keep = (source: unknown, ...paths: string[]) => pick(source, paths, createTokens().toToken);

describe('what the journal keeps of an event', () => {
  test('is the named fields alone, the objects on the way to them included', () => {
    const event = { type: 'x', output: { user: { id: 7, email: 'ada@example.org' }, token: '1|abc' } };
    expect(keep(event, 'output.user.id', 'output.user.role', 'output.permissions')).toEqual({
      output: { user: { id: 7 } },
    });
    expect(keep(event, 'output.facts.id')).toEqual({ output: {} });
  });

  test('is a null where a null is on the way', () => {
    expect(keep({ output: null }, 'output.user.id', 'output.permissions')).toEqual({ output: null });
  });

  test('is nothing of a text that stands where an object is expected', () => {
    expect(keep({ error: 'Ada Puig' }, 'error.failure.kind', 'error.failure.status')).toEqual({ error: {} });
  });

  test('is JSON: a number that JSON does not know becomes null', () => {
    expect(keep({ input: NaN }, 'input')).toEqual({ input: null });
  });

  test('has a token for each text that is only compared', () => {
    const event = { query: { q: 'ada', page: '2', tipus: 'ada', buit: '', 'ada@example.org': '1' } };
    expect(keep(event, '=query')).toEqual({
      query: { q: 's#1', page: 's#2', tipus: 's#1', buit: '', 's#3': 's#4' },
    });
  });

  test('has the words and numbers of an address, and tokens for whatever else it holds', () => {
    expect(keep({ path: '/assessories/12/editar' }, '/path')).toEqual({ path: '/assessories/12/editar' });
    expect(keep({ path: '/recordar_contrasenya/Zx81b/ada@example.org' }, '/path')).toEqual({
      path: '/recordar_contrasenya/s#1/s#2',
    });
    expect(keep({ path: '/calendari?data=2026-11-20&cita=21' }, '/path')).toEqual({
      path: '/calendari?s#1',
    });
    expect(keep({ params: { id: '12' } }, '/params')).toEqual({ params: { id: '12' } });
  });
});

describe('tokens', () => {
  test('are the same for the same text, another for another, and none for the empty text', () => {
    expect(['ada', 'nil', 'ada', ''].map(toToken)).toEqual(['s#1', 's#2', 's#1', '']);
  });

  test('outlive one turn, and another whenever they are used again; the text is then forgotten', () => {
    const tokens = createTokens();
    expect(tokens.toToken('ada')).toBe('s#1');
    tokens.age();
    expect(tokens.toToken('ada')).toBe('s#1');
    tokens.age();
    expect(tokens.toToken('ada')).toBe('s#1');
    tokens.age();
    tokens.age();
    expect(tokens.toToken('ada')).toBe('s#2');
  });
});
