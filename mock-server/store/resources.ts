import type * as z from 'zod/mini';
import { DadesActivitat } from '../../src/domain/nouns/activitat';
import { DadesProfessional } from '../../src/domain/nouns/professional';
import { EscritConsulta } from './rows/consulta';

type RowResource = {
  one: string;
  body: z.ZodMiniType;
  /** Path of the call that changes it. */
  patch: `/${string}`;
};

/** Resources kept as rows of their number and last body, by the path of their list. */
export const ROW_RESOURCES = {
  professionals: { one: 'professional', body: DadesProfessional, patch: '/professionals/:id' },
  consultes: { one: 'consulta', body: EscritConsulta, patch: '/consultes/:id' },
  activitats: { one: 'activitat', body: DadesActivitat, patch: '/activitats' },
} as const satisfies Record<string, RowResource>;

export type RowResources = typeof ROW_RESOURCES;
export type ResourceName = keyof RowResources;
export const RESOURCE_NAMES = Object.keys(ROW_RESOURCES) as ResourceName[];
