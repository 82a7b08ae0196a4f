import * as z from 'zod/mini';
import { DataRules } from '../../src/domain/nouns/dataRules';
import { Named } from '../../src/domain/values/fields';
import { Academica, CentreEducatiu, Marc, Pais } from '../../src/domain/nouns/interns';
import { AntenaRef, Oficina, OficinaRef } from '../../src/domain/access/oficina';
import { Tematica } from '../../src/domain/nouns/tematica';
import type { Handler } from '../http/middleware';
import * as config from '../routes/config';
import * as interns from '../routes/interns';
import { inData, listInData, signed, tag } from './call';
import type { ZodSchema } from './described';
import { describeFilters } from './query';

const list = (name: string, summary: string, answer: ZodSchema, handle: Handler) =>
  signed({ method: 'GET', path: `/interns/${name}`, summary, answer, handle });

export const INTERNS = tag({
  name: 'Llistes del servei',
  description: 'Les llistes que els altres registres anomenen amb els seus números.',
  records: { Oficina, OficinaRef, AntenaRef, CentreEducatiu, Named, Marc, Tematica, Pais, Academica },
  calls: [
    list('ambits', 'Els àmbits.', listInData(Named), interns.listAmbits),
    list('areas', 'Les àrees.', listInData(Named), interns.listArees),
    list('centre_educatius', 'Els centres educatius.', listInData(CentreEducatiu), interns.listCentres),
    list('marcs', 'Els marcs de les activitats, amb els seus submarcs.', listInData(Marc), interns.listMarcs),
    list('oficines', 'Les oficines, amb les seves antenes.', listInData(Oficina), interns.listOficines),
    list(
      'sector_professionals',
      'Els sectors professionals: la llista és un nivell més endins que les altres.',
      inData(listInData(Named)),
      interns.listSectors,
    ),
    list('paisos', 'Els països, cadascun en la seva zona geogràfica.', listInData(Pais), interns.listPaisos),
    list(
      'academiques',
      'Els cicles formatius i les universitats.',
      listInData(Academica),
      interns.listAcademiques,
    ),
    signed({
      method: 'GET',
      path: '/interns/tematiques',
      summary: 'Les temàtiques, amb les seves subtemàtiques.',
      query: describeFilters('tematiques'),
      answer: listInData(Tematica),
      handle: interns.listTematiques,
    }),
  ],
});

export const CONFIG = tag({
  name: 'Configuració',
  description: 'Les regles de dates: quants dies enrere i endavant es pot desar una data.',
  records: { DataRules },
  changes: { CanvisDataRules: z.object(DataRules.shape) },
  calls: [
    signed({
      method: 'GET',
      path: '/config/data_rules',
      summary: 'Les regles de dates.',
      answer: inData(DataRules),
      handle: config.getDataRules,
    }),
    signed({
      method: 'PATCH',
      path: '/config/data_rules',
      summary: 'Canvia les regles de dates.',
      permission: 'edit_configuracio_app',
      body: 'CanvisDataRules',
      answer: inData(DataRules),
      handle: config.patchDataRules,
    }),
  ],
});
