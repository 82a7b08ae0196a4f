import type { Noun } from '../domain/access/noun';
import { es, type Words } from './ui/words';

type Params = Readonly<Record<string, string | number>>;
export type NoticeWords = string | Words | ((params: Params) => string);

type NounWords = {
  word: string;
  gender: 'f' | 'm';
  /** With a demonstrative: 'aquesta cita'. */
  one: string;
  /** With a demonstrative, in the question before a deletion. */
  inQuestion: string;
  /** With its article: 'la cita'. */
  the: string;
  many: string;
  /** Notices, worded as in spec §8. */
  notices: Readonly<
    Record<'created' | 'createFailed' | 'deleted' | 'deleteRefused' | 'listFailed', NoticeWords> &
      Partial<Record<'edited' | 'editFailed' | 'loadFailed' | 'deleteFailed', NoticeWords>>
  >;
};

export const nouns: Record<Noun, NounWords> = {
  activitat: {
    word: 'activitat',
    gender: 'f',
    one: 'aquesta activitat',
    inQuestion: 'aquesta activitat',
    the: "l'activitat",
    many: 'activitats',
    notices: {
      created: "La activitat s'ha creat correctament.",
      createFailed: 'Error creant la activitat',
      edited: "La activitat s'ha modificat correctament.",
      editFailed: 'Error modificant la activitat',
      deleted: "L'activitat s'ha esborrat correctament.",
      deleteRefused: "No es pot esborrar l'activitat.",
      deleteFailed: "Error esborrant l'activitat",
      loadFailed: "No hem pogut carregar l'activitat",
      listFailed: 'Error llistant les activitats',
    },
  },
  assessoria: {
    word: 'assessoria',
    gender: 'f',
    one: 'aquesta assessoria',
    inQuestion: 'aquesta assessoria',
    the: "l'assessoria",
    many: 'assessories',
    notices: {
      created: "L'assessoria s'ha creat correctament.",
      createFailed: "Error creant l'assessoria",
      edited: "L'assessoria s'ha modificat correctament.",
      editFailed: "Error modificant l'assessoria",
      deleted: "L'assessoria s'ha esborrat correctament.",
      deleteRefused: "No es pot esborrar l'assessoria.",
      deleteFailed: "Error esborrant l'assessoria",
      loadFailed: "No hem pogut carregar l'assessoria",
      listFailed: 'Error llistant les assessories',
    },
  },
  cita: {
    word: 'cita',
    gender: 'f',
    one: 'aquesta cita',
    inQuestion: 'aquesta cita',
    the: 'la cita',
    many: 'cites',
    notices: {
      created: 'La cita ha estat creada',
      createFailed: 'Error creant la cita',
      deleted: "La cita s'ha esborrat correctament.",
      deleteRefused: 'No es pot esborrar la cita.',
      listFailed: 'Error llistant les cites',
    },
  },
  consulta: {
    word: 'consulta',
    gender: 'f',
    one: 'aquesta consulta',
    inQuestion: 'aquesta consulta',
    the: 'la consulta',
    many: 'consultes',
    notices: {
      created: "La consulta s'ha creat correctament.",
      createFailed: 'Error creant la consulta',
      edited: "La consulta s'ha modificat correctament.",
      editFailed: 'Error modificant la consulta',
      deleted: "La consulta s'ha esborrat correctament.",
      deleteRefused: 'No es pot esborrar la consulta.',
      loadFailed: 'No hem pogut carregar la consulta',
      listFailed: 'Error llistant les consultes',
    },
  },
  professional: {
    word: 'professional',
    gender: 'm',
    one: 'aquest professional',
    inQuestion: 'aquest/a professional',
    the: 'el/la professional',
    many: 'professionals',
    notices: {
      created: ({ name }) => `El/La professional ${name} s'ha creat correctament.`,
      createFailed: 'Error creant el/la professional',
      edited: "El professional s'ha modificat correctament.",
      editFailed: es('Error al modificar el/la professional'),
      deleted: "El/La professional s'ha esborrat correctament.",
      deleteRefused: 'No es pot esborrar el/la professional/a.',
      loadFailed: es('No hemos podido cargar el/la usuario/a'),
      listFailed: 'Error llistant els professionals',
    },
  },
};
