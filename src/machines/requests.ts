import { listActivitats } from '../api/activitats';
import { getAssessoria, listAssessories } from '../api/assessories';
import { listCites, listDisponibilitats } from '../api/cites';
import { listConsultes } from '../api/consultes';
import { listProfessionals } from '../api/professionals';
import type { Activitat } from '../domain/activitat';
import type { Assessoria, AssessoriaRow } from '../domain/assessoria';
import type { Cita } from '../domain/cita';
import type { Consulta } from '../domain/consulta';
import type { Disponibilitat } from '../domain/disponibilitat';
import type { Pagina } from '../domain/llista';
import type { Professional } from '../domain/professional';
import type { Query } from '../domain/query';
import { createRequest } from './request';

export const citesRequest = createRequest<Query, Cita[]>('cites', listCites, [], {
  keep: ['data_inici', 'data_fi'],
  failedKey: 'cites.listFailed',
});

export const disponibilitatsRequest = createRequest<Query, Disponibilitat[]>(
  'disponibilitats',
  listDisponibilitats,
  [],
  { keep: ['data_inici', 'data_fi'], failedKey: 'disponibilitats.listFailed' },
);

export const activitatsRequest = createRequest<Query, Pagina<Activitat> | null>(
  'activitats',
  listActivitats,
  null,
  { failedKey: 'activitats.listFailed' },
);

export const assessoriesRequest = createRequest<Query, Pagina<AssessoriaRow> | null>(
  'assessories',
  listAssessories,
  null,
  { failedKey: 'assessories.listFailed' },
);

export const assessoriaRequest = createRequest<number, Assessoria | null>('assessoria', getAssessoria, null, {
  keep: ['*'],
  failedKey: 'assessoria.loadFailed',
});

export const consultesRequest = createRequest<Query, Pagina<Consulta> | null>(
  'consultes',
  listConsultes,
  null,
  { failedKey: 'consultes.listFailed' },
);

export const professionalsRequest = createRequest<Query, Pagina<Professional> | null>(
  'professionalsList',
  listProfessionals,
  null,
  { failedKey: 'professionals.listFailed' },
);
