import type { Named } from '../../src/domain/values/fields';
import type { Academica, Marc, Pais } from '../../src/domain/nouns/interns';
import type { ZonaGeografica } from '../../src/domain/values/options';

export const split = (names: string): string[] => names.split(', ');

/** Names with ids from `from` on. */
export function number(names: string, from = 1): Named[] {
  return split(names).map((name, index) => ({ id: from + index, name }));
}

export const AMBITS = number(
  'Formació, Treball, Garantia juvenil, Lleure, Salut i esports, Cultura, Cohesió social, ' +
    'Mobilitat internacional, Participació, TIC, Turisme, Habitatge',
);

export const AREES = number(
  'Informació i assessorament, Acció als centres educatius, Dinamització de la informació, ' +
    'Emancipació, Participació juvenil',
);

const ACCIONS = {
  Informació: 'Punt mòbil, Estand informatiu, Passi per les aules',
  Orientació: 'Orientació en grup, Orientació a famílies',
  Dinamització: 'Corresponsals juvenils, Dinamització de patis',
  Formació: 'Taller, Xerrada, Curs',
  Campanya: "Campanya d'estiu, Campanya de beques, Campanya de preinscripció",
};

export const MARCS: Marc[] = Object.entries(ACCIONS).map(([name, submarcs], index) => ({
  id: index + 1,
  name,
  submarcs: number(submarcs, 100 * (index + 1) + 1),
}));

const PAISOS_PER_ZONA: Readonly<Record<ZonaGeografica, string>> = {
  africa: 'Algèria, Egipte, Gàmbia, Marroc, Senegal, Sud-àfrica, Tunísia',
  america_nord: 'Canadà, Estats Units, Mèxic',
  america_sud: 'Argentina, Bolívia, Brasil, Colòmbia, Equador, Perú, Uruguai, Xile',
  asia: 'Corea del Sud, Filipines, Índia, Japó, Pakistan, Tailàndia, Xina',
  europa:
    'Alemanya, Àustria, Bèlgica, Dinamarca, Estònia, Finlàndia, França, Grècia, Hongria, Irlanda, Islàndia, ' +
    'Itàlia, Malta, Noruega, Països Baixos, Polònia, Portugal, Regne Unit, Romania, Suècia, Suïssa, Txèquia',
  oceania: 'Austràlia, Nova Zelanda',
};

export const PAISOS: Pais[] = Object.entries(PAISOS_PER_ZONA)
  .flatMap(([zona, noms]) => split(noms).map((nom) => ({ nom, zona_geografica: zona as ZonaGeografica })))
  .map((pais, index) => ({ id: index + 1, ...pais }));

const CICLES =
  "CFGM Activitats comercials, CFGM Cures auxiliars d'infermeria, CFGM Electromecànica de vehicles, " +
  'CFGM Gestió administrativa, CFGM Instal·lacions elèctriques, CFGM Perruqueria, CFGM Cuina, ' +
  'CFGM Sistemes microinformàtics i xarxes, CFGS Administració i finances, CFGS Animació 3D, ' +
  "CFGS Desenvolupament d'aplicacions web, CFGS Educació infantil, CFGS Integració social, " +
  'CFGS Laboratori clínic, CFGS Màrqueting i publicitat, CFGS Guia i informació turístiques';

const UNIVERSITATS =
  'Universitat de Barcelona, Universitat Autònoma de Barcelona, Universitat Politècnica de Catalunya, ' +
  'Universitat Pompeu Fabra, Universitat de Girona, Universitat de Lleida, ' +
  'Universitat Rovira i Virgili, Universitat Oberta de Catalunya, Universitat Ramon Llull, ' +
  'Universitat de Vic';

export const ACADEMIQUES: Academica[] = [
  ...number(CICLES).map((cicle) => ({ ...cicle, formacio: 'cfgs_cfgm' as const })),
  ...number(UNIVERSITATS, 101).map((universitat) => ({ ...universitat, formacio: 'universitat' as const })),
];

export const SECTORS = number(
  'Administració i oficines, Agricultura i medi ambient, Atenció a les persones, Comerç, ' +
    'Comunicació i disseny, Construcció, Cultura i espectacles, Educació i lleure, Esports, ' +
    'Hostaleria i turisme, Indústria, Informàtica, Logística i transport, Neteja i manteniment, Sanitat',
);
