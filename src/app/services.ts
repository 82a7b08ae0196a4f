import { fromCallback, type AnyStateMachine } from 'xstate';
import { hearDifferences } from '../api/read';
import { attendanceMachine } from '../machines/attendance';
import { catalogsMachine } from '../machines/catalogs';
import { deletionMachine } from '../machines/deletion';
import { differencesMachine, type DifferencesEvent } from '../machines/differences';
import { exportsMachine } from '../machines/exports';
import type { SERVICES } from '../machines/root';
import { download } from './download';

/** What runs while somebody is in the private area. */
export const SERVICE_MACHINES: Record<(typeof SERVICES)[number], AnyStateMachine> = {
  deletion: deletionMachine,
  attendance: attendanceMachine,
  exports: exportsMachine.provide({ actions: { download: (_, params) => download(params) } }),
  catalogs: catalogsMachine,
  differences: differencesMachine.provide({
    actors: {
      listen: fromCallback<DifferencesEvent>(({ sendBack }) => {
        hearDifferences((call, differences) => sendBack({ type: 'differences.met', call, differences }));
        return () => hearDifferences(() => {});
      }),
    },
  }),
};
