import { DataRules } from '../../../src/domain/dataRules';
import { Named } from '../../../src/domain/fields';
import { Academica, CentreEducatiu, Marc, Pais } from '../../../src/domain/interns';
import { Oficina } from '../../../src/domain/oficina';
import { Tematica } from '../../../src/domain/tematica';
import type { ZodSchema } from '../jsonSchema';
import { inData, listInData, signed, type OpenApiCall, type OpenApiTag } from './call';
import { tipus } from './query';

const list = (name: string, summary: string, answer: ZodSchema): OpenApiCall =>
  signed({ method: 'GET', path: `/interns/${name}`, summary, answer });

/** The service's own lists. */
export const INTERNS: OpenApiTag = {
  name: 'Llistes del servei',
  description: 'Les llistes que els altres registres anomenen amb els seus números.',
  calls: [
    list('ambits', 'Els àmbits.', listInData(Named)),
    list('areas', 'Les àrees.', listInData(Named)),
    list('centre_educatius', 'Els centres educatius.', listInData(CentreEducatiu)),
    list('marcs', 'Els marcs de les activitats, amb els seus submarcs.', listInData(Marc)),
    list('oficines', 'Les oficines, amb les seves antenes.', listInData(Oficina)),
    list(
      'sector_professionals',
      'Els sectors professionals: la llista és un nivell més endins que les altres.',
      inData(listInData(Named)),
    ),
    list('paisos', 'Els països, cadascun en la seva zona geogràfica.', listInData(Pais)),
    list('academiques', 'Els cicles formatius i les universitats.', listInData(Academica)),
    signed({
      method: 'GET',
      path: '/interns/tematiques',
      summary: 'Les temàtiques, amb les seves subtemàtiques.',
      query: { tipus },
      answer: listInData(Tematica),
    }),
  ],
};

/** What can be set. */
export const CONFIG: OpenApiTag = {
  name: 'Configuració',
  description: 'Les regles de dates: quants dies enrere i endavant es pot desar una data.',
  calls: [
    signed({
      method: 'GET',
      path: '/config/data_rules',
      summary: 'Les regles de dates.',
      answer: inData(DataRules),
    }),
    signed({
      method: 'PATCH',
      path: '/config/data_rules',
      summary: 'Canvia les regles de dates.',
      permission: 'edit_configuracio_app',
      body: 'CanvisDataRules',
      answer: inData(DataRules),
    }),
  ],
};
