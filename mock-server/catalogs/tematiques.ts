import type { Named } from '../../src/domain/values/fields';
import { TIPUS, type Tipus } from '../../src/domain/values/options';
import type { Tematica } from '../../src/domain/nouns/tematica';
import { AMBITS, number } from './interns';

/** Themes of each advisory type, as `àmbit > theme: subthemes`. */
const OF_TYPE: Readonly<Record<Tipus, readonly string[]>> = {
  academica: [
    'Formació > ESO i PFI: Graduat en ESO, Programes de formació i inserció, Escola de persones adultes',
    'Formació > Batxillerat: Modalitats, Batxillerat nocturn i a distància, Pas a la universitat',
    'Formació > Cicles formatius: Accés a grau mitjà, Accés a grau superior, Preinscripció, Formació dual',
    "Formació > Universitat: Graus i notes de tall, Canvi d'estudis, Proves per a més grans de 25 anys",
    'Formació > Beques i ajuts: Beca general, Ajuts de transport, Ajuts de material',
    "Formació > Homologació: Homologació de títols, Convalidació d'estudis",
    'Formació > Idiomes: Català, Anglès, Certificats de nivell',
  ],
  laboral: [
    'Treball > Recerca de feina: Currículum, Carta de presentació, Entrevista, Portals i borses',
    'Treball > Drets laborals: Contracte, Nòmina, Acomiadament, Conveni col·lectiu',
    "Treball > Primera feina: Número de la Seguretat Social, Demandant d'ocupació, Feina d'estiu",
    'Garantia juvenil > Garantia juvenil: Inscripció, Programes actius',
    'Treball > Permisos de treball: Autorització inicial, Renovació, Arrelament',
    'Treball > Prestacions: Prestació per desocupació, Renda garantida',
  ],
  mobilitat_internacional: [
    "Mobilitat internacional > Treballar a fora: Ofertes d'Europa, Au pair, Feina de temporada",
    "Mobilitat internacional > Estudiar a fora: Universitat a l'estranger, Cursos d'idiomes, Beques internacionals",
    "Mobilitat internacional > Pràctiques: Pràctiques d'estudis, Pràctiques professionals",
    'Mobilitat internacional > Voluntariat: Cos Europeu de Solidaritat, Camps de treball',
    'Mobilitat internacional > Tràmits: Assegurança, Visats, Targeta sanitària europea',
    "Mobilitat internacional > Retorn: Reconeixement de l'experiència, Suport en tornar",
  ],
  emprenedoria: [
    'Treball > Idea de negoci: Model de negoci, Estudi de mercat',
    'Treball > Forma jurídica: Treball autònom, Societat limitada, Cooperativa',
    "Treball > Finançament: Microcrèdits, Subvencions, Capitalització de l'atur",
    "Treball > Tràmits i fiscalitat: Alta, Impostos, Llicència d'activitat",
    'Treball > Economia social: Cooperatives de joves, Ateneus cooperatius',
  ],
  habitatge: [
    "Habitatge > Recerca d'habitatge: Pis compartit, Borsa d'habitatge, Residències",
    'Habitatge > Contracte de lloguer: Clàusules, Fiança, Finalització',
    "Habitatge > Ajuts al lloguer: Ajut per a joves, Ajuts d'urgència",
    'Habitatge > Subministraments: Alta i canvi de nom, Bo social',
    "Habitatge > Alternatives: Cooperatives d'habitatge, Masoveria urbana, Habitatge protegit",
  ],
};

const OTHERS = [
  'Lleure > Activitats de lleure: Casals i colònies, Cursos de monitoratge',
  "Lleure > Espais per a joves: Sales d'estudi, Bucs d'assaig",
  "Salut i esports > Salut emocional: Suport psicològic, Grups d'ajuda",
  'Salut i esports > Esports: Instal·lacions, Lligues',
  'Cultura > Cultura jove: Descomptes, Concursos',
  'Cohesió social > Acollida: Empadronament, Primera acollida',
  'Cohesió social > Drets i igualtat: Violències masclistes, LGTBI, Discriminació',
  'Participació > Associacionisme: Crear una associació, Consells de joves',
  'TIC > Tràmits digitals: idCAT Mòbil, Certificat digital',
  'TIC > Competències digitals: Cursos, Acreditació',
  'Turisme > Viatjar: Albergs, Carnets internacionals',
];

const ALL: (readonly [Tipus | null, string])[] = [
  ...TIPUS.flatMap((tipus) => OF_TYPE[tipus].map((tema) => [tipus, tema] as const)),
  ...OTHERS.map((tema) => [null, tema] as const),
];

/** Themes with ids from 1; subthemes of theme 3 with ids from 301. */
export const TEMATIQUES: Tematica[] = ALL.map(([tipus, tema], index) => {
  const [ambit = '', name = '', subtemes = ''] = tema.split(/ > |: /);
  return {
    id: index + 1,
    name,
    tipus,
    ambit_id: AMBITS.find((one) => one.name === ambit)?.id ?? 0,
    subtematica: number(subtemes, 100 * (index + 1) + 1),
  };
});

export const SUBTEMATIQUES: Named[] = TEMATIQUES.flatMap(({ subtematica }) => subtematica);
