import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { attendanceMachine } from '../machines/attendance';
import type { catalogsMachine } from '../machines/catalogs';
import type { deletionMachine } from '../machines/deletion';
import type { exportsMachine } from '../machines/exports';
import type { idleMachine } from '../machines/idle';
import type { reportMachine } from '../machines/report';
import type { shortcutsMachine } from '../machines/shortcuts';
import type { toCloseMachine } from '../machines/toClose';
import { useRoot } from './actors';

type Services = {
  deletion: ActorRefFrom<typeof deletionMachine>;
  attendance: ActorRefFrom<typeof attendanceMachine>;
  exports: ActorRefFrom<typeof exportsMachine>;
  catalogs: ActorRefFrom<typeof catalogsMachine>;
  report: ActorRefFrom<typeof reportMachine>;
  idle: ActorRefFrom<typeof idleMachine>;
  shortcuts: ActorRefFrom<typeof shortcutsMachine>;
  toClose: ActorRefFrom<typeof toCloseMachine>;
};

/** An actor of the private area; undefined for the moment in which a session ends. */
export function useService<K extends keyof Services>(id: K): Services[K] | undefined {
  return useSelector(useRoot(), ({ children }) => (children as Partial<Services>)[id]);
}
