import { fromCallback, fromPromise, type AnyStateMachine } from 'xstate';
import { listenToChanges } from '../../api/changes';
import { listenToDifferences } from '../../api/read';
import { arrivalsMachine } from '../../machines/services/arrivals';
import { attendanceMachine } from '../../machines/services/attendance';
import { bulkMachine } from '../../machines/services/bulk';
import { catalogsMachine } from '../../machines/services/catalogs';
import { createdMachine } from '../../machines/services/created';
import { deletionMachine, type DeletionEvent } from '../../machines/services/deletion';
import { differencesMachine, type DifferencesEvent } from '../../machines/services/differences';
import { exportsMachine } from '../../machines/services/exports';
import { reportMachine } from '../../machines/services/report';
import { shortcutsMachine } from '../../machines/services/shortcuts';
import { toCloseMachine, type ToCloseEvent } from '../../machines/services/toClose';
import type { SERVICES } from '../../machines/root';
import type { RootActor } from '../../machines/root';
import { createIdleLock } from '../browser/idle';
import { downloadCsv, downloadJson } from '../browser/download';

export const createServices = (
  idleMinutes?: unknown,
): Record<(typeof SERVICES)[number], AnyStateMachine> => ({
  deletion: deletionMachine.provide({
    actors: {
      leaving: fromCallback(({ sendBack }) => {
        const leave = (): void => sendBack({ type: 'deletion.leave' } satisfies DeletionEvent);
        addEventListener('pagehide', leave);
        return () => removeEventListener('pagehide', leave);
      }),
    },
  }),
  arrivals: arrivalsMachine,
  attendance: attendanceMachine,
  bulk: bulkMachine,
  created: createdMachine,
  exports: exportsMachine.provide({ actions: { download: (_, params) => downloadCsv(params) } }),
  catalogs: catalogsMachine,
  idle: createIdleLock(idleMinutes),
  shortcuts: shortcutsMachine,
  toClose: toCloseMachine.provide({
    actors: {
      listen: fromCallback<ToCloseEvent>(({ sendBack }) => {
        listenToChanges(() => sendBack({ type: 'toClose.again' }));
        return () => listenToChanges(() => {});
      }),
    },
  }),
  report: reportMachine.provide({
    actors: {
      collect: fromPromise(async ({ system }) => {
        const { collectReport } = await import('../journal/report');
        return collectReport(system.get('root') as RootActor);
      }),
    },
    actions: { download: (_, params) => downloadJson(params) },
  }),
  differences: differencesMachine.provide({
    actors: {
      listen: fromCallback<DifferencesEvent>(({ sendBack }) => {
        listenToDifferences((call, differences) => sendBack({ type: 'differences.met', call, differences }));
        return () => listenToDifferences(() => {});
      }),
    },
  }),
});
