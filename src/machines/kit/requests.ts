import { getAssessoria } from '../../api/assessories';
import { listCites, listDisponibilitats } from '../../api/cites';
import { listConsultes } from '../../api/consultes';
import type { Assessoria, Pendents } from '../../domain/nouns/assessoria';
import type { Cita } from '../../domain/nouns/cita';
import type { Consulta } from '../../domain/nouns/consulta';
import { listPatterns, type ConsultaPattern } from '../../domain/pages/consultaPattern';
import type { Disponibilitat } from '../../domain/nouns/disponibilitat';
import type { Pagina } from '../../domain/values/pagina';
import type { Query } from '../../domain/values/query';
import { countPendents } from './pendents';
import { createRequest } from './request';

export const citesRequest = createRequest<Query, Cita[]>('cites', listCites, [], {
  keep: ['input.data_inici', 'input.data_fi'],
  failedKey: 'cites.listFailed',
  isKept: true,
});

export const disponibilitatsRequest = createRequest<Query, Disponibilitat[]>(
  'disponibilitats',
  listDisponibilitats,
  [],
  { keep: ['input.data_inici', 'input.data_fi'], failedKey: 'disponibilitats.listFailed', isKept: true },
);

export const consultesRequest = createRequest<Query, Pagina<Consulta> | null>(
  'consultes',
  listConsultes,
  null,
  {
    keep: ['input.data_inici', 'input.data_fi'],
    failedKey: 'consultes.listFailed',
    isKept: true,
  },
);

export const pendentsRequest = createRequest<Query, Pendents | null>('pendents', countPendents, null, {
  keep: ['input.data_fi'],
  failedKey: 'assessories.listFailed',
  isKept: true,
});

export const assessoriaRequest = createRequest<number, Assessoria | null>('assessoria', getAssessoria, null, {
  keep: ['input'],
  failedKey: 'assessoria.loadFailed',
});

/** As many consultes as mostly hold some different patterns. */
const RECENT = { sort: '-data', per_page: '30' };

/** Patterns of a professional's last consultes; their other fields are dropped at once. */
export const patternsRequest = createRequest<number | null, ConsultaPattern[]>(
  'patterns',
  async (professional, signal) => {
    const query = { ...RECENT, professional_id: String(professional) };
    return listPatterns((await listConsultes(query, signal)).data);
  },
  [],
  { failedKey: 'consultes.listFailed' },
);
