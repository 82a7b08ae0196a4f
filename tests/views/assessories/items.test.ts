import { describe, expect, test } from 'vitest';
import type { Assessoria, Realitzada } from '../../../src/domain/nouns/assessoria';
import type { Tipus } from '../../../src/domain/values/options';
import { getRealitzadaItems } from '../../../src/views/assessories/detail/items';

const REALITZADA: Realitzada = {
  inscripcio: 'espontania',
  assistents: 3,
  acompanyant: 'amistat',
  valoracio_assessor: 5,
  comentaris: null,
  tematiques: [
    { id: 1, name: 'Beques' },
    { id: 2, name: 'Cicles' },
  ],
  subtematiques: [{ id: 11, name: 'Beca general' }],
  derivacio: ['habitatge', 'una_de_nova'],
  sector_professional: { id: 4, name: 'Logística' },
  temporalitat: 'estades_estiu',
  zona_geografica: 'europa',
  pais: { id: 7, nom: 'Irlanda' },
  realitzada: 'caaj',
  durada: '30_60min',
  cfgs_cfgm: { id: 8, name: 'CFGS Educació infantil' },
  universitat: null,
};

const COMMON = [
  ["Com s'ha inscrit", 'Espontània'],
  ['Assistents', '3'],
  ['Acompanyant', 'Amistat'],
  ["Valoració de l'assessoria", '5 de 5'],
  ['Temàtiques', 'Beques, Cicles'],
  ['Subtemàtiques', 'Beca general'],
  ['Derivació', 'Habitatge, una_de_nova'],
  ['Comentaris', null],
];

function read(tipus: Tipus, changes: Partial<Realitzada> = {}) {
  const items = getRealitzadaItems({ tipus } as Assessoria, { ...REALITZADA, ...changes });
  return items.map(({ label, value }) => [label, value]);
}

describe('the items of the realised data', () => {
  test.each<[Tipus, string[][]]>([
    [
      'academica',
      [
        ["On s'ha realitzat", 'CAAJ'],
        ['Durada', '30–60 min'],
        ['CFGM / CFGS', 'CFGS Educació infantil'],
      ],
    ],
    ['laboral', [['Sector professional', 'Logística']]],
    [
      'mobilitat_internacional',
      [
        ['Temporalitat', "Estades d'estiu"],
        ['Zona geogràfica', 'Europa'],
        ['País', 'Irlanda'],
      ],
    ],
    ['emprenedoria', []],
    ['habitatge', []],
  ])('of %s are its own fields and those of all types', (tipus, own) => {
    expect(read(tipus)).toEqual([...own, ...COMMON]);
  });

  test('omit the duration outside of the CAAJ, and a field hidden by another', () => {
    const university = { id: 9, name: 'Universitat Inventada' };
    expect(read('academica', { realitzada: 'pij', durada: null }).slice(0, 2)).toEqual([
      ["On s'ha realitzat", 'PIJ Externalitzada'],
      ['CFGM / CFGS', 'CFGS Educació infantil'],
    ]);
    expect(read('academica', { cfgs_cfgm: null, universitat: university })[2]).toEqual([
      'Universitat',
      'Universitat Inventada',
    ]);
    expect(read('academica', { cfgs_cfgm: null }).slice(2, 4)).toEqual([
      ['CFGM / CFGS', null],
      ['Universitat', null],
    ]);
  });
});
