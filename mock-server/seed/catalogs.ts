import type { Named } from '../../src/domain/fields';
import type { Academica, Marc, Pais } from '../../src/domain/interns';
import type { Tipus, ZonaGeografica } from '../../src/domain/options';
import type { Tematica } from '../../src/domain/tematica';

function number(names: readonly string[], from = 1): Named[] {
  return names.map((name, index) => ({ id: from + index, name }));
}

export const AMBITS = number([
  'Formació',
  'Treball',
  'Garantia juvenil',
  'Lleure',
  'Salut i esports',
  'Cultura',
  'Cohesió social',
  'Mobilitat internacional',
  'Participació',
  'TIC',
  'Turisme',
  'Habitatge',
]);

export const AREES = number([
  'Informació i assessorament',
  'Acció als centres educatius',
  'Dinamització de la informació',
  'Emancipació',
  'Participació juvenil',
]);

const ACCIONS: readonly [string, readonly string[]][] = [
  ['Informació', ['Punt mòbil', 'Estand informatiu', 'Passi per les aules']],
  ['Orientació', ['Orientació en grup', 'Orientació a famílies']],
  ['Dinamització', ['Corresponsals juvenils', 'Dinamització de patis']],
  ['Formació', ['Taller', 'Xerrada', 'Curs']],
  ['Campanya', ["Campanya d'estiu", 'Campanya de beques', 'Campanya de preinscripció']],
];

export const MARCS: Marc[] = ACCIONS.map(([name, submarcs], index) => ({
  id: index + 1,
  name,
  submarcs: number(submarcs, 100 * (index + 1) + 1),
}));

/** Type (null: only for consultes), àmbit, theme, subthemes. */
const TEMES: readonly [Tipus | null, string, string, readonly string[]][] = [
  [
    'academica',
    'Formació',
    'ESO i PFI',
    ['Graduat en ESO', 'Programes de formació i inserció', 'Escola de persones adultes'],
  ],
  [
    'academica',
    'Formació',
    'Batxillerat',
    ['Modalitats', 'Batxillerat nocturn i a distància', 'Pas a la universitat'],
  ],
  [
    'academica',
    'Formació',
    'Cicles formatius',
    ['Accés a grau mitjà', 'Accés a grau superior', 'Preinscripció', 'Formació dual'],
  ],
  [
    'academica',
    'Formació',
    'Universitat',
    ['Graus i notes de tall', "Canvi d'estudis", 'Proves per a més grans de 25 anys'],
  ],
  ['academica', 'Formació', 'Beques i ajuts', ['Beca general', 'Ajuts de transport', 'Ajuts de material']],
  ['academica', 'Formació', 'Homologació', ['Homologació de títols', "Convalidació d'estudis"]],
  ['academica', 'Formació', 'Idiomes', ['Català', 'Anglès', 'Certificats de nivell']],
  [
    'laboral',
    'Treball',
    'Recerca de feina',
    ['Currículum', 'Carta de presentació', 'Entrevista', 'Portals i borses'],
  ],
  ['laboral', 'Treball', 'Drets laborals', ['Contracte', 'Nòmina', 'Acomiadament', 'Conveni col·lectiu']],
  [
    'laboral',
    'Treball',
    'Primera feina',
    ['Número de la Seguretat Social', "Demandant d'ocupació", "Feina d'estiu"],
  ],
  ['laboral', 'Garantia juvenil', 'Garantia juvenil', ['Inscripció', 'Programes actius']],
  ['laboral', 'Treball', 'Permisos de treball', ['Autorització inicial', 'Renovació', 'Arrelament']],
  ['laboral', 'Treball', 'Prestacions', ['Prestació per desocupació', 'Renda garantida']],
  [
    'mobilitat_internacional',
    'Mobilitat internacional',
    'Treballar a fora',
    ["Ofertes d'Europa", 'Au pair', 'Feina de temporada'],
  ],
  [
    'mobilitat_internacional',
    'Mobilitat internacional',
    'Estudiar a fora',
    ["Universitat a l'estranger", "Cursos d'idiomes", 'Beques internacionals'],
  ],
  [
    'mobilitat_internacional',
    'Mobilitat internacional',
    'Pràctiques',
    ["Pràctiques d'estudis", 'Pràctiques professionals'],
  ],
  [
    'mobilitat_internacional',
    'Mobilitat internacional',
    'Voluntariat',
    ['Cos Europeu de Solidaritat', 'Camps de treball'],
  ],
  [
    'mobilitat_internacional',
    'Mobilitat internacional',
    'Tràmits',
    ['Assegurança', 'Visats', 'Targeta sanitària europea'],
  ],
  [
    'mobilitat_internacional',
    'Mobilitat internacional',
    'Retorn',
    ["Reconeixement de l'experiència", 'Suport en tornar'],
  ],
  ['emprenedoria', 'Treball', 'Idea de negoci', ['Model de negoci', 'Estudi de mercat']],
  ['emprenedoria', 'Treball', 'Forma jurídica', ['Treball autònom', 'Societat limitada', 'Cooperativa']],
  ['emprenedoria', 'Treball', 'Finançament', ['Microcrèdits', 'Subvencions', "Capitalització de l'atur"]],
  ['emprenedoria', 'Treball', 'Tràmits i fiscalitat', ['Alta', 'Impostos', "Llicència d'activitat"]],
  ['emprenedoria', 'Treball', 'Economia social', ['Cooperatives de joves', 'Ateneus cooperatius']],
  ['habitatge', 'Habitatge', "Recerca d'habitatge", ['Pis compartit', "Borsa d'habitatge", 'Residències']],
  ['habitatge', 'Habitatge', 'Contracte de lloguer', ['Clàusules', 'Fiança', 'Finalització']],
  ['habitatge', 'Habitatge', 'Ajuts al lloguer', ['Ajut per a joves', "Ajuts d'urgència"]],
  ['habitatge', 'Habitatge', 'Subministraments', ['Alta i canvi de nom', 'Bo social']],
  [
    'habitatge',
    'Habitatge',
    'Alternatives',
    ["Cooperatives d'habitatge", 'Masoveria urbana', 'Habitatge protegit'],
  ],
  [null, 'Lleure', 'Activitats de lleure', ['Casals i colònies', 'Cursos de monitoratge']],
  [null, 'Lleure', 'Espais per a joves', ["Sales d'estudi", "Bucs d'assaig"]],
  [null, 'Salut i esports', 'Salut emocional', ['Suport psicològic', "Grups d'ajuda"]],
  [null, 'Salut i esports', 'Esports', ['Instal·lacions', 'Lligues']],
  [null, 'Cultura', 'Cultura jove', ['Descomptes', 'Concursos']],
  [null, 'Cohesió social', 'Acollida', ['Empadronament', 'Primera acollida']],
  [null, 'Cohesió social', 'Drets i igualtat', ['Violències masclistes', 'LGTBI', 'Discriminació']],
  [null, 'Participació', 'Associacionisme', ['Crear una associació', 'Consells de joves']],
  [null, 'TIC', 'Tràmits digitals', ['idCAT Mòbil', 'Certificat digital']],
  [null, 'TIC', 'Competències digitals', ['Cursos', 'Acreditació']],
  [null, 'Turisme', 'Viatjar', ['Albergs', 'Carnets internacionals']],
];

export const TEMATIQUES: Tematica[] = TEMES.map(([tipus, ambit, name, subtemes], index) => ({
  id: index + 1,
  name,
  tipus,
  ambit_id: AMBITS.find((known) => known.name === ambit)?.id ?? 0,
  subtematica: number(subtemes, 100 * (index + 1) + 1),
}));

const PAISOS_PER_ZONA: Readonly<Record<ZonaGeografica, readonly string[]>> = {
  africa: ['Algèria', 'Egipte', 'Gàmbia', 'Marroc', 'Senegal', 'Sud-àfrica', 'Tunísia'],
  america_nord: ['Canadà', 'Estats Units', 'Mèxic'],
  america_sud: ['Argentina', 'Bolívia', 'Brasil', 'Colòmbia', 'Equador', 'Perú', 'Uruguai', 'Xile'],
  asia: ['Corea del Sud', 'Filipines', 'Índia', 'Japó', 'Pakistan', 'Tailàndia', 'Xina'],
  europa: [
    ...['Alemanya', 'Àustria', 'Bèlgica', 'Dinamarca', 'Estònia', 'Finlàndia', 'França', 'Grècia', 'Hongria'],
    ...['Irlanda', 'Islàndia', 'Itàlia', 'Malta', 'Noruega', 'Països Baixos', 'Polònia', 'Portugal'],
    ...['Regne Unit', 'Romania', 'Suècia', 'Suïssa', 'Txèquia'],
  ],
  oceania: ['Austràlia', 'Nova Zelanda'],
};

export const PAISOS: Pais[] = Object.entries(PAISOS_PER_ZONA)
  .flatMap(([zona, noms]) => noms.map((nom) => ({ nom, zona_geografica: zona as ZonaGeografica })))
  .map((pais, index) => ({ id: index + 1, ...pais }));

const CICLES = [
  ...['CFGM Activitats comercials', "CFGM Cures auxiliars d'infermeria", 'CFGM Electromecànica de vehicles'],
  ...['CFGM Gestió administrativa', 'CFGM Instal·lacions elèctriques', 'CFGM Perruqueria', 'CFGM Cuina'],
  ...['CFGM Sistemes microinformàtics i xarxes', 'CFGS Administració i finances', 'CFGS Animació 3D'],
  ...["CFGS Desenvolupament d'aplicacions web", 'CFGS Educació infantil', 'CFGS Integració social'],
  ...['CFGS Laboratori clínic', 'CFGS Màrqueting i publicitat', 'CFGS Guia i informació turístiques'],
];

const UNIVERSITATS = [
  ...[
    'Universitat de Barcelona',
    'Universitat Autònoma de Barcelona',
    'Universitat Politècnica de Catalunya',
  ],
  ...[
    'Universitat Pompeu Fabra',
    'Universitat de Girona',
    'Universitat de Lleida',
    'Universitat Rovira i Virgili',
  ],
  ...['Universitat Oberta de Catalunya', 'Universitat Ramon Llull', 'Universitat de Vic'],
];

export const ACADEMIQUES: Academica[] = [
  ...number(CICLES).map((cicle) => ({ ...cicle, formacio: 'cfgs_cfgm' as const })),
  ...number(UNIVERSITATS, 101).map((universitat) => ({ ...universitat, formacio: 'universitat' as const })),
];

export const SECTORS = number([
  'Administració i oficines',
  'Agricultura i medi ambient',
  'Atenció a les persones',
  'Comerç',
  'Comunicació i disseny',
  'Construcció',
  'Cultura i espectacles',
  'Educació i lleure',
  'Esports',
  'Hostaleria i turisme',
  'Indústria',
  'Informàtica',
  'Logística i transport',
  'Neteja i manteniment',
  'Sanitat',
]);
