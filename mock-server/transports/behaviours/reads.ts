import { toApiResponse } from '../../http/responses';
import { isFields, mapValues, type Fields, type Json, type Quirk } from '../changes';
import { answering, replacing } from './kit';

const UNKNOWN = { method: 'GET', path: /^(assessories|consultes|activitats|professionals)\/\d+$/ };

const unknownAs = (status: number, json: Json): Quirk =>
  replacing(404, UNKNOWN, () => toApiResponse({ status, json }));

const exporting = (noun: string, change: (content: string) => string): Quirk =>
  answering({ method: 'GET', path: new RegExp(`^${noun}/exports/csv$`) }, ({ content }) => ({
    content: change(content as string),
  }));

const cutTo = (records: number) => (content: string) =>
  content
    .split(/(?<=\r\n)/)
    .slice(0, records + 1)
    .join('');

/** Cells that begin with a sign of a formula, as they were stored. */
const unguard = (signs: string) => (content: string) =>
  content.replaceAll(new RegExp(`(^|[;\\n"])'(?=[${signs}])`, 'g'), '$1');
const ALL = String.raw`=+\-@`;

/** Changes what an assessoria keeps of its completion. */
const completed = (change: (realitzada: Fields, tipus: Json) => Fields): Quirk =>
  answering({ method: 'GET', path: /^assessories\/\d+$/ }, ({ data = null }) => {
    const realitzada = isFields(data) ? data['realitzada'] : undefined;
    return isFields(data) && isFields(realitzada)
      ? { data: { ...data, realitzada: change(realitzada, data['tipus'] ?? null) } }
      : { data };
  });

const getFirst = (list: Json | undefined): Json => (Array.isArray(list) ? (list as Json[]).slice(0, 1) : []);

export const READ_BEHAVIOURS = {
  unknownAsEmpty: unknownAs(200, { data: {} }),
  unknownAsNull: unknownAs(200, { data: null }),
  unknownAsList: unknownAs(200, { data: [] }),
  unknownAsError: unknownAs(500, { message: 'Error intern del servidor.' }),
  assessoriesExportCut: exporting('assessories', cutTo(15)),
  consultesExportCut: exporting('consultes', cutTo(15)),
  activitatsExportCut: exporting('activitats', cutTo(15)),
  exportsCut: exporting('.*', cutTo(100)),
  assessoriesFormulas: exporting('assessories', unguard(ALL)),
  consultesFormulas: exporting('consultes', unguard(ALL)),
  activitatsFormulas: exporting('activitats', unguard(ALL)),
  formulasWithSigns: exporting('.*', unguard(String.raw`+\-@`)),
  themesLost: completed((realitzada) => ({ ...realitzada, tematiques: [], subtematiques: [] })),
  subthemesLost: completed((realitzada) => ({ ...realitzada, subtematiques: [] })),
  laterThemesLost: completed((realitzada) => ({
    ...realitzada,
    tematiques: getFirst(realitzada['tematiques']),
  })),
  themesOfHousingLost: completed((realitzada, tipus) =>
    tipus === 'habitatge' ? { ...realitzada, tematiques: [] } : realitzada,
  ),
  citesLabelledUtc: answering({ method: 'GET', path: /^cites$/ }, (json) =>
    mapValues(json, (value, key) =>
      key === 'date' && typeof value === 'string' ? value.replace(/[+-]\d{2}:\d{2}$/, 'Z') : value,
    ),
  ),
} as const satisfies Record<string, Quirk>;
