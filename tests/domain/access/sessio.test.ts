import { expect, test } from 'vitest';
import { AUTO_HIDE } from '../../../src/domain/pages/notice';
import { Sessio, readStoredSession, readSignIn } from '../../../src/domain/access/sessio';

const USER = {
  id: 3,
  nom_complet: 'Aina Exemple',
  email: 'admin@example.org',
  role: 'admin',
  force_password_change: false,
  oficina: null,
};
const OFICINA = { id: 101, nom: 'Antena A', name: 'Antena A', districte: 'gracia', antenas: [] };

test("a sign-in's answer may lack its lists", () => {
  const token = { accessToken: { id: 1, name: 'web' }, plainTextToken: '1|abc' };
  const { oficina: _oficina, ...central } = USER;
  const answer = { data: { token, user: central, permissions: ['read_cita_app'] } };
  const session = { token: '1|abc', user: USER, permissions: ['read_cita_app'], centres_districte: [] };
  expect(readSignIn(answer)).toEqual(session);
  expect(readSignIn({ data: { ...answer.data, user: { ...USER, id: '3' } } })).toEqual(session);
  expect(() => readSignIn({ data: { ...answer.data, token: {} } })).toThrow(
    'unreadable data.token.plainTextToken',
  );
});

test('a stored session is read, another value is refused', () => {
  const sessio = {
    token: '1|abc',
    user: { ...USER, oficina: OFICINA },
    permissions: ['read_cita_oficina'],
    centres_districte: [{ id: 5, nom: 'Institut Exemple' }],
  };
  expect(Sessio.parse(sessio)).toEqual(sessio);
  expect(Sessio.safeParse({ ...sessio, token: '' }).success).toBe(false);
  expect(Sessio.safeParse({ ...sessio, user: { ...USER, role: 'root' } }).success).toBe(false);
  expect(Sessio.safeParse(null).success).toBe(false);
  const other = { ...sessio, user: { ...USER, oficina: OFICINA, role: 'direccio' } };
  expect([readStoredSession(sessio), readStoredSession(other)]).toEqual([sessio, other]);
  for (const kept of [
    null,
    {},
    { ...sessio, token: '' },
    { ...sessio, token: '1|a\u2028b' },
    { ...sessio, user: null },
  ]) {
    expect(() => readStoredSession(kept)).toThrow('unreadable');
  }
});

test('the time that a notice stays (spec §9)', () => {
  expect(AUTO_HIDE).toEqual({ success: 3200, neutral: 3200, error: 0 });
});
