type Facts = {
  /** The name of its list. */
  list: string;
  /** The resource of its permissions. */
  resource: string;
  /** Begins one after an `n`: a letter of its name, for an appointment that of 'reserva'. */
  letter: string;
  /** What one has to be allowed to do with those that a search finds, as they are there to be opened; null: none is searched. */
  searched: 'read' | 'edit' | null;
  /**
   * What its figures tell apart, with the list's filter that asks for it (spec §7, decisions), or null where only the
   * records say; null where none are counted.
   */
  figures: Readonly<Record<string, string | null>> | null;
};

/** The records that can be created, changed and deleted, in the order in which they are offered. */
export const NOUNS = {
  consulta: {
    list: 'consultes',
    resource: 'consulta',
    letter: 'c',
    searched: 'read',
    figures: {
      oficina: 'oficina_id',
      canal: 'canal',
      ambit: 'ambit',
      professional: 'professional_id',
      tematica: null,
    },
  },
  cita: {
    list: 'cites',
    resource: 'cita',
    letter: 'r',
    searched: null,
    figures: null,
  },
  assessoria: {
    list: 'assessories',
    resource: 'assessoria',
    letter: 'a',
    searched: 'read',
    figures: {
      tipus: 'tipus',
      estat: 'estat',
      oficina: 'oficina_id',
      professional: 'professional_id',
      tematica: null,
    },
  },
  activitat: {
    list: 'activitats',
    resource: 'activitat',
    letter: 't',
    searched: 'edit',
    figures: {
      oficina: 'oficina_id',
      marc: 'marc',
      area: 'area',
      ambit: null,
      tematica: null,
      professional: null,
    },
  },
  professional: {
    list: 'professionals',
    resource: 'usuari',
    letter: 'p',
    searched: 'edit',
    figures: null,
  },
} as const satisfies Readonly<Record<string, Facts>>;
export type Noun = keyof typeof NOUNS;
export type NounList = (typeof NOUNS)[Noun]['list'];
export type NounResource = (typeof NOUNS)[Noun]['resource'];

/** The nouns of which a fact is not null. */
type WithFact<Fact extends 'searched' | 'figures'> = {
  [N in Noun]: (typeof NOUNS)[N][Fact] extends null ? never : N;
}[Noun];
export type SearchedNoun = WithFact<'searched'>;
export type CountedNoun = WithFact<'figures'>;

/** All of them in their order. */
export const listNouns = (): Noun[] => Object.keys(NOUNS) as Noun[];
