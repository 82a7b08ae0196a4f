import type { ScreenInput } from '../../../src/machines/kit/screen';
import { named, plain, type Case } from '../model';

export const INPUT: ScreenInput = {
  params: { id: '12' },
  query: {},
  today: '2026-11-20',
  userId: 7,
  viewer: { permissions: [], oficinaId: 1 },
};

export const SCREEN_EVENTS: readonly Case[] = [
  named('screen.address', { type: 'screen.address', query: {} }),
  named('screen.address of another day', { type: 'screen.address', query: { data: '2026-12-01' } }),
  plain('screen.resumed'),
  plain('screen.renew'),
  named('day.changed', { type: 'day.changed', today: '2026-11-21' }),
  named('record.deleted', { type: 'record.deleted', noun: 'consulta', ids: [12] }),
  named('record.deleted of another number', { type: 'record.deleted', noun: 'consulta', ids: [13] }),
  named('record.deleted of another noun', { type: 'record.deleted', noun: 'cita', ids: [12] }),
  named('record.marked', { type: 'record.marked', noun: 'assessoria', ids: [12] }),
  named('record.marked of another number', { type: 'record.marked', noun: 'assessoria', ids: [13] }),
];
