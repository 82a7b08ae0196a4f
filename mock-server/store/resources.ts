import type * as z from 'zod/mini';
import { DadesActivitat } from '../../src/domain/nouns/activitat';
import { DadesProfessional } from '../../src/domain/nouns/professional';
import { createActivitats } from '../seed/activitats';
import { createConsultes } from '../seed/consultes';
import type { Generate } from '../seed/known';
import { EscritConsulta } from './rows/consulta';

type Resource = {
  /** The word for one. */
  one: string;
  /** What an accepted write says of it. */
  body: z.ZodMiniType;
  /** The path of the call that changes it. */
  patch: `/${string}`;
};

/** What is invented of a resource whose rows are a number and what was last written: how many at size one, and how. */
type Invented<Body extends z.ZodMiniType> = {
  many: number;
  create: Generate<z.output<Body> & { id: number }>;
};

const plain = <const R extends Resource>(resource: R & Invented<R['body']>) => resource;

/** What is kept as rows, by the path of its list. The staff is there first, with rows of its own. */
export const RESOURCES = {
  professionals: { one: 'professional', body: DadesProfessional, patch: '/professionals/:id' },
  consultes: plain({
    ...{ one: 'consulta', body: EscritConsulta, patch: '/consultes/:id' },
    ...{ many: 1200, create: createConsultes },
  }),
  activitats: plain({
    ...{ one: 'activitat', body: DadesActivitat, patch: '/activitats' },
    ...{ many: 150, create: createActivitats },
  }),
} as const satisfies Record<string, Resource>;

export type Resources = typeof RESOURCES;
export type ResourceName = keyof Resources;
export const RESOURCE_NAMES = Object.keys(RESOURCES) as ResourceName[];

/** Of all that is invented: raised whenever the same seed gives other records, to which a kept log does not belong. */
export const EDITION = 1;
