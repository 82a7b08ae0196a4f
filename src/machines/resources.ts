import { deleteActivitat, exportActivitats } from '../api/activitats';
import { deleteAssessoria, exportAssessories } from '../api/assessories';
import { deleteCita } from '../api/cites';
import { deleteConsulta, exportConsultes } from '../api/consultes';
import { deleteProfessional } from '../api/professionals';
import type { NoticeKey } from '../domain/notice';
import type { Noun } from '../domain/noun';
import type { Query } from '../domain/query';

type Resource = {
  remove: (id: number) => Promise<void>;
  /** What a deletion that failed says, other than that it was refused; null has no text of its own (spec §8). */
  removeFailed: NoticeKey | null;
};

/** What can be done to a record of each noun, whichever screen shows it. */
export const RESOURCES: Readonly<Record<Noun, Resource>> = {
  activitat: { remove: deleteActivitat, removeFailed: 'activitat.deleteFailed' },
  assessoria: { remove: deleteAssessoria, removeFailed: 'assessoria.deleteFailed' },
  cita: { remove: deleteCita, removeFailed: null },
  consulta: { remove: deleteConsulta, removeFailed: null },
  professional: { remove: deleteProfessional, removeFailed: null },
};

type Export = {
  fetch: (query: Query, signal: AbortSignal) => Promise<string>;
  /** How the service names the file (spec §7). */
  file: string;
};

/** The lists that can be had as a file. */
export const EXPORTS = {
  activitats: { fetch: exportActivitats, file: 'activitats' },
  assessories: { fetch: exportAssessories, file: 'assessorias' },
  consultes: { fetch: exportConsultes, file: 'consultes' },
} as const satisfies Readonly<Record<string, Export>>;
export type ExportNoun = keyof typeof EXPORTS;
