import type { FilterName, ListName } from './queries';

type Facts<List extends ListName> = {
  list: List;
  resource: string;
  /** Key after `n` that begins a new record; `r` (reserva) for an appointment. */
  letter: string;
  /** Permission needed to search: the right to open a result. Null: not searched. */
  searched: 'read' | 'edit' | null;
  /** Figures by dimension, with the list's filter for each (spec §7); null: read from the rows. */
  figures: Readonly<Record<string, FilterName<List> | null>> | null;
};

/** Records that can be created and deleted, in the order of menus. */
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
      districte: null,
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
      districte: null,
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
} as const satisfies Readonly<Record<string, { [List in ListName]: Facts<List> }[ListName]>>;
export type Noun = keyof typeof NOUNS;
export type NounList = (typeof NOUNS)[Noun]['list'];
export type NounResource = (typeof NOUNS)[Noun]['resource'];

type WithFact<Fact extends 'searched' | 'figures'> = {
  [N in Noun]: (typeof NOUNS)[N][Fact] extends null ? never : N;
}[Noun];
export type SearchedNoun = WithFact<'searched'>;
export type CountedNoun = WithFact<'figures'>;

/** Nouns with rows to choose; deleting a professional asks about that person's appointments instead. */
export type ChosenNoun = Exclude<Noun, 'cita' | 'professional'>;

export const getResource = (list: NounList): NounResource =>
  NOUNS[listNouns().find((noun) => NOUNS[noun].list === list) ?? 'consulta'].resource;

export const listNouns = (): Noun[] => Object.keys(NOUNS) as Noun[];

export function getRemovalKey(noun: Noun, id: number): string {
  return `removal-${noun}-${id}`;
}
