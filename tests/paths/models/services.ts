import { attendanceMachine } from '../../../src/machines/attendance';
import { catalogsMachine } from '../../../src/machines/catalogs';
import { deletionMachine } from '../../../src/machines/deletion';
import { exportsMachine } from '../../../src/machines/exports';
import type { Noun } from '../../../src/machines/noun';
import { call, named, plain, type Case, type Model } from '../model';

const NOUNS: readonly Noun[] = ['activitat', 'assessoria', 'cita', 'consulta', 'professional'];

export const deletion: Model = {
  machine: deletionMachine,
  events: [
    ...NOUNS.map((noun) =>
      named(`deletion.open ${noun}`, { type: 'deletion.open', noun, id: 12, label: 'Jana Inventada' }),
    ),
    plain('deletion.confirm'),
    plain('deletion.cancel'),
  ],
  outcomes: { remove: call(['deleted']) },
  key: ({ item }: { item: { noun: Noun } | null }) => ({ noun: item?.noun }),
};

export const attendance: Model = {
  machine: attendanceMachine,
  events: [
    plain('attendance.open', { id: 12, label: 'Jana Inventada' }),
    plain('attendance.confirm'),
    plain('attendance.cancel'),
  ],
  outcomes: { mark: call(['marked']) },
};

const start = (noun: string): Case =>
  named(`exports.start ${noun}`, {
    ...{ type: 'exports.start', noun, query: { q: 'Jana' }, at: '2026-11-20T09:30:00Z' },
  });

export const exportsModel: Model = {
  machine: exportsMachine,
  events: ['activitats', 'assessories', 'consultes'].map(start),
  outcomes: { fetch: call(['fetched', 'id;nom']) },
};

export const catalogs: Model = {
  machine: catalogsMachine,
  events: ['catalogs.need', 'catalogs.retry', 'catalogs.changed'].flatMap((type) =>
    ['ambits', 'dataRules'].map((name) => named(`${type} ${name}`, { type, name })),
  ),
};
