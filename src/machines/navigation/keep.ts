import { KEEP_ERROR, keepAddress, type Keep } from '../kit/keep';
import type { NavigationContext, NavigationEvent, NavigationInput } from './context';

export const KEEP: Keep<NavigationEvent, NavigationContext, NavigationInput> = {
  input: ['routes'],
  events: {
    'navigation.arrived': ['/path', '=query', 'index'],
    'navigation.go': ['/path', 'replace'],
    'screen.touched': ['id', 'dirty'],
    'session.changed': ['status', 'lost', 'session.permissions', 'session.user.id'],
    'xstate.error.actor.loadScreen': KEEP_ERROR,
  },
  reads: [
    'routes',
    'status',
    'permissions',
    'userId',
    'dirty',
    'count',
    ...keepAddress('address'),
    ...keepAddress('wanted'),
    'screen.id',
    'screen.name',
    'screen.layout',
    ...keepAddress('screen.address'),
    'behind.id',
    'behind.name',
    'behind.layout',
    ...keepAddress('behind.address'),
    'parked.userId',
    'parked.dirty',
    '/parked.after',
    'parked.screen.id',
    'parked.screen.name',
    'parked.screen.layout',
    ...keepAddress('parked.screen.address'),
  ],
};
