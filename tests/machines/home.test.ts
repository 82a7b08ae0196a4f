import { describe, expect, test } from 'vitest';
import { homeMachine } from '../../src/machines/home';
import { open, playServer } from './support/screens';

const { getCalls } = playServer();

describe('the first page', () => {
  test('asks for what waits for oneself, as far as one may read it', () => {
    open(homeMachine, { viewer: { permissions: ['read_assessoria_app'], oficinaId: null } });
    expect(getCalls()).toEqual([
      'GET assessories?estat=pendent&data_fi=2026-11-20&professional_id=7&sort=cita.date&per_page=50',
    ]);
  });

  test('asks for nothing that nobody may read', () => {
    open(homeMachine, { viewer: { permissions: [], oficinaId: null } });
    expect(getCalls()).toEqual([]);
  });
});
