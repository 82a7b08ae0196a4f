import { ASSISTENTS, TEXT_LIMITS } from '../domain/values/options';
import type { IssueCode } from '../domain/values/validation';
import { password, serverTexts } from './password';
import { signInIssues } from './signIn';
import { es, type Words } from './ui/words';

export type FieldTexts = Readonly<Record<string, Partial<Record<IssueCode, string | Words>>>>;

/** Maximum length of texts, by the last part of a field's name. */
const maxOf: Readonly<Record<string, number>> = {
  ...TEXT_LIMITS,
  titol: TEXT_LIMITS.nom,
  cognom: TEXT_LIMITS.nom,
  cognoms: TEXT_LIMITS.nom,
  segon_cognom: TEXT_LIMITS.nom,
};

export const sharedIssues: FieldTexts = {
  oficina_id: { required: "Tria l'oficina" },
  edat: { required: "Tria l'edat" },
  perfil: { required: 'Tria el perfil' },
  genere: { required: 'Tria el gènere' },
};

const noDay = 'Escriu una data que existeixi, amb el format dia/mes/any';
export const dayIssues = { required: 'Indica la data', unreadable: noDay };
export const timeIssues = {
  required: "Indica l'hora",
  unreadable: 'Escriu una hora que existeixi, com ara 9:30',
};

const booking: FieldTexts = {
  ...sharedIssues,
  dia: { required: 'Indica el dia', unreadable: noDay },
  tipus: { required: "Tria el tipus d'assessoria" },
  professional_id: { required: 'Tria el/la professional' },
  modalitat: { required: 'Tria la modalitat' },
  'jove.nom': { required: 'Indica el nom' },
  'jove.cognoms': { required: 'Indica els cognoms' },
};

const outOfRange = `Indica un nombre d'${ASSISTENTS.min} a ${ASSISTENTS.max}`;

const ownEmail = { required: 'Indica el teu correu electrònic' };
const newPassword: FieldTexts = {
  email: ownEmail,
  password: {
    required: 'Escriu la contrasenya nova',
    format: `La contrasenya ha de tenir ${password.rules}`,
  },
  password_confirmation: {
    required: 'Repeteix la contrasenya nova',
    confirmation: 'Les dues contrasenyes no coincideixen',
  },
};
/** Texts of issues by form, field and code; those of the completion as in spec §5, mistakes included. */
export const issueTexts = {
  signIn: signInIssues,
  newPassword,
  passwordReminder: { email: ownEmail },
  passwordReset: newPassword,
  profile: { ...newPassword, current_password: { required: 'Escriu la contrasenya actual' } },
  /** `reserva` books an appointment; `assessoria` creates and edits one. */
  reserva: { ...booking, disponibilitat_id: { required: 'Tria una hora lliure' } },
  assessoria: {
    ...booking,
    disponibilitat_id: { required: 'Tria una hora lliure o indica la data' },
    'date-time': timeIssues,
    date: {
      ...dayIssues,
      format: 'Tria una hora lliure o indica la data, no totes dues coses',
    },
  },
  realitzacio: {
    inscripcio: { required: "Indica com s'ha inscrit" },
    assistents: {
      required: "Indica el nombre d'assistents",
      tooSmall: outOfRange,
      tooBig: outOfRange,
      format: outOfRange,
    },
    valoracio: { required: "Valora l'assesssoria" },
    realitzada: { required: "Indica on s'ha realitzat" },
    durada: { format: "La durada només s'indica si s'ha realitzat al CAAJ" },
    tematica_id: { required: 'Indica almenys una temàtica' },
    subtematica_id: { required: 'Indica almenys una subtemàtica' },
    universitat: { format: 'Tria un cicle o una universitat, no totes dues coses' },
  },
} as const satisfies Record<string, FieldTexts>;

const generic: Record<Exclude<IssueCode, 'tooLong'>, string> = {
  required: 'Aquest camp és obligatori',
  tooShort: 'El text és massa curt',
  tooSmall: 'El valor és massa petit',
  tooBig: 'El valor és massa gran',
  email: 'El correu electrònic no és vàlid',
  telefon: 'Escriu un telèfon de 9 a 15 xifres',
  format: 'El format no és correcte',
  unreadable: "No s'entén el que hi ha escrit",
  confirmation: 'La confirmació no coincideix',
};

function getGenericText(field: string, code: IssueCode): string {
  return code === 'tooLong'
    ? `El text és massa llarg: com a màxim, ${maxOf[field.replace(/.*\./, '')] ?? TEXT_LIMITS.text} caràcters`
    : generic[code];
}

/** Text of a field's issue (spec §5): the form's own, else a generic one. */
export function getIssueText(texts: FieldTexts, field: string, code: IssueCode): Words {
  const own = texts[field]?.[code] ?? getGenericText(field, code);
  return typeof own === 'string' ? { text: own } : own;
}

const spanish: readonly string[] = Object.values(serverTexts);

/** Text of a server's issue: in Catalan, unless the specification fixes it in Spanish. */
export function getServerWords(text: string): Words {
  return spanish.includes(text) ? es(text) : { text };
}
