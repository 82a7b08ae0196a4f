import type { CentreEducatiu } from '../../src/domain/nouns/interns';
import type { Oficina } from '../../src/domain/access/oficina';
import type { Residencia } from '../../src/domain/values/options';
import { createRandom } from '../kit/random';
import { toSlug } from './people';

/** Name, district, kind, number of antenes. */
const OFICINES: readonly [string, Residencia, Oficina['tipus'], number][] = [
  ['Oficina Gràcia', 'gracia', 'integral', 3],
  ['Oficina Ciutat Vella', 'ciutat_vella', 'ciaj', 2],
  ['Oficina Eixample', 'eixample', 'pij', 1],
  ['Oficina Sants-Montjuïc', 'sants_montjuic', 'integral', 2],
  ['Oficina Les Corts', 'les_corts', 'pij', 0],
  ['Oficina Sarrià-Sant Gervasi', 'sarria_sant_gervasi', 'pij', 0],
  ['Oficina Horta-Guinardó', 'horta_guinardo', 'pij', 1],
  ['Oficina Nou Barris', 'nou_barris', 'integral', 2],
  ['Oficina Sant Andreu', 'sant_andreu', 'pij', 1],
  ['Oficina Sant Martí', 'sant_marti', 'pij', 1],
  ['Oficina Poblenou', 'sant_marti', 'caaj', 1],
  ['Oficina Fort Pienc', 'eixample', 'caaj', 0],
];
const DISTRICTES = [...new Set(OFICINES.map(([, districte]) => districte))];
const ANTENA_FROM = 101;
const MOTS = [
  'Exemple',
  'Mostra',
  'Prova',
  'Model',
  'Assaig',
  'Test',
  'Suposat',
  'Fictici',
  'Imaginari',
  'Inventat',
];
const NOMBRES = ['', ' Nou', ' Segon', ' Tercer', ' Quart', ' Cinquè', ' Sisè', ' Setè', ' Vuitè'];
const ETAPES = {
  Institut: ['eso', 'batxillerat', 'cfgm', 'cfgs'],
  Escola: ['primaria', 'eso'],
  Centre: ['pfi', 'adults'],
};

/** Schools with codes that no real school has; every twentieth is closed. */
export function createCentres(seed: number, count: number): CentreEducatiu[] {
  const random = createRandom(`${seed}/centres`);
  return Array.from({ length: count }, (_, index) => {
    const districte = DISTRICTES[index % DISTRICTES.length] ?? 'gracia';
    const kind = index < 20 ? 'Institut' : random.pick(['Institut', 'Escola', 'Centre'] as const);
    const nom = `${kind} ${MOTS[(index + Math.floor(index / MOTS.length)) % MOTS.length]}${NOMBRES[Math.floor(index / MOTS.length) % NOMBRES.length]}`;
    const round = Math.floor(index / (MOTS.length * NOMBRES.length));
    return {
      id: index + 1,
      codi: String(99_000_001 + index),
      nom: round === 0 ? nom : `${nom} ${round + 1}`,
      titularitat: random.pick(['public', 'public', 'concertat', 'privat'] as const),
      etapes: [...ETAPES[kind]],
      districte,
      oficina_id: OFICINES.findIndex(([, own]) => own === districte) + 1,
      actiu: index % 20 !== 19,
    };
  });
}

/** Offices with antenes in schools of their district; both share one id space. */
export function createOficines(centres: readonly CentreEducatiu[]): Oficina[] {
  let lastAntena = ANTENA_FROM - 1;
  return OFICINES.map(([nom, districte, tipus, antenes], index) => {
    const schools = centres.filter(
      (centre) => centre.districte === districte && centre.nom.startsWith('Institut'),
    );
    const offset = OFICINES.slice(0, index).some(([, other]) => other === districte) ? 1 : 0;
    return {
      id: index + 1,
      nom,
      name: nom,
      slug: toSlug(nom),
      districte,
      tipus,
      adreca: `Carrer de l'Exemple, ${10 * (index + 1)}`,
      telefon: `600 000 ${900 + index}`,
      email: `${toSlug(nom)}@example.org`,
      antenas: schools.slice(offset, offset + antenes).map((school) => {
        lastAntena += 1;
        return { id: lastAntena, nom: `Antena ${school.nom}`, centre_educatiu_id: school.id };
      }),
    };
  });
}
