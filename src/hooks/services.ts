import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { arrivalsMachine } from '../machines/services/arrivals';
import type { attendanceMachine } from '../machines/services/attendance';
import type { bulkMachine } from '../machines/services/bulk';
import type { catalogsMachine } from '../machines/services/catalogs';
import type { createdMachine } from '../machines/services/created';
import type { deletionMachine } from '../machines/services/deletion';
import type { exportsMachine } from '../machines/services/exports';
import type { idleMachine } from '../machines/services/idle';
import type { reportMachine } from '../machines/services/report';
import type { shortcutsMachine } from '../machines/services/shortcuts';
import type { toCloseMachine } from '../machines/services/toClose';
import { useRoot } from './actors';

type Services = {
  deletion: ActorRefFrom<typeof deletionMachine>;
  arrivals: ActorRefFrom<typeof arrivalsMachine>;
  attendance: ActorRefFrom<typeof attendanceMachine>;
  bulk: ActorRefFrom<typeof bulkMachine>;
  created: ActorRefFrom<typeof createdMachine>;
  exports: ActorRefFrom<typeof exportsMachine>;
  catalogs: ActorRefFrom<typeof catalogsMachine>;
  report: ActorRefFrom<typeof reportMachine>;
  idle: ActorRefFrom<typeof idleMachine>;
  shortcuts: ActorRefFrom<typeof shortcutsMachine>;
  toClose: ActorRefFrom<typeof toCloseMachine>;
};

/** An actor of the private area; undefined while a session ends. */
export function useService<K extends keyof Services>(id: K): Services[K] | undefined {
  return useSelector(useRoot(), ({ children }) => (children as Partial<Services>)[id]);
}
