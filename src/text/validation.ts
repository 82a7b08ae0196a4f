import { ASSISTENTS, DIES, GRUPS, PERSONES, TEXT_LIMITS } from '../domain/options';
import type { IssueCode } from '../domain/validation';
import { password, serverTexts } from './password';
import { signInIssues } from './signIn';
import { es, type Words } from './ui/words';

type FieldTexts = Readonly<Record<string, Partial<Record<IssueCode, string | Words>>>>;

/** The longest texts, by the last part of a field's name. */
const maxOf: Readonly<Record<string, number>> = {
  ...TEXT_LIMITS,
  titol: TEXT_LIMITS.nom,
  cognom: TEXT_LIMITS.nom,
  cognoms: TEXT_LIMITS.nom,
  segon_cognom: TEXT_LIMITS.nom,
};

/** What several nouns ask for. */
const shared: FieldTexts = {
  oficina_id: { required: "Tria l'oficina" },
  edat: { required: "Tria l'edat" },
  perfil: { required: 'Tria el perfil' },
  genere: { required: 'Tria el gènere' },
};

const booking: FieldTexts = {
  ...shared,
  tipus: { required: "Tria el tipus d'assessoria" },
  professional_id: { required: 'Tria el/la professional' },
  modalitat: { required: 'Tria la modalitat' },
  'jove.nom': { required: 'Indica el nom' },
  'jove.cognoms': { required: 'Indica els cognoms' },
};

const groups = `Indica un nombre de ${GRUPS.min} a ${GRUPS.max}`;
const people = { tooSmall: 'Indica un nombre a partir de 0', format: 'Indica un nombre enter a partir de 0' };

const manyPeople = `Indica un nombre d'${PERSONES.min} a ${PERSONES.max}`;
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
const days = `Indica un nombre de dies de ${DIES.min} a ${DIES.max}`;
const aDays = { required: days, tooSmall: days, tooBig: days, format: days };

/** Texts of one field and issue by form; those of the completion are section 5's, slips included. */
const texts = {
  signIn: signInIssues,
  newPassword,
  passwordReminder: { email: ownEmail },
  passwordReset: newPassword,
  profile: { ...newPassword, current_password: { required: 'Escriu la contrasenya actual' } },
  dataRules: {
    'activitats.dies_enrere': aDays,
    'activitats.dies_endavant': aDays,
    'assessories.dies_enrere': aDays,
    'assessories.dies_endavant': aDays,
    'consultes_edicio.dies_enrere': aDays,
  },
  /** Books an appointment; `assessoria` creates and edits one. */
  reserva: { ...booking, disponibilitat_id: { required: 'Tria una hora lliure' } },
  assessoria: {
    ...booking,
    disponibilitat_id: { required: 'Tria una hora lliure o indica la data' },
    date: {
      required: "Indica la data i l'hora",
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
  activitat: {
    titol: { required: 'Indica el títol' },
    data: { required: 'Indica la data', format: 'Escriu una data que existeixi, com a dia/mes/any' },
    hora_inici: { required: "Indica l'hora d'inici" },
    hora_fi: {
      required: "Indica l'hora final",
      format: "L'hora final ha de ser posterior a la d'inici",
    },
    oficina_id: { required: "Tria l'oficina" },
    marc: { required: "Tria el marc d'acció" },
    area: { required: "Tria l'àrea" },
    grups: { tooSmall: groups, tooBig: groups, format: groups },
    'presencial.home': people,
    'presencial.dona': people,
    'presencial.no_binari': people,
    'virtual.home': people,
    'virtual.dona': people,
    'virtual.no_binari': people,
    'activitatValoracio.alumnat': { required: "Valora també l'opinió de l'alumnat" },
    'activitatValoracio.professorat': { required: "Valora també l'opinió del professorat" },
  },
  professional: {
    nom: { required: 'Indica el nom' },
    cognom: { required: 'Indica el primer cognom' },
    email: { required: 'Indica el correu electrònic' },
    role: { required: 'Tria el rol' },
    oficina_id: { required: "Tria l'oficina" },
  },
  consulta: {
    ...shared,
    data: { required: "Indica la data i l'hora", format: "Indica la data i l'hora" },
    canal: { required: 'Tria el canal' },
    ambit: { required: "Tria l'àmbit" },
    nombre_persones: {
      required: 'Indica el nombre de persones',
      tooSmall: manyPeople,
      tooBig: manyPeople,
      format: manyPeople,
    },
  },
} satisfies Record<string, FieldTexts>;
/** The forms whose issues have words here. */
export type FormName = keyof typeof texts;

const generic: Record<Exclude<IssueCode, 'tooLong'>, string> = {
  required: 'Aquest camp és obligatori',
  tooShort: 'El text és massa curt',
  tooSmall: 'El valor és massa petit',
  tooBig: 'El valor és massa gran',
  email: 'El correu electrònic no és vàlid',
  format: 'El format no és correcte',
  confirmation: 'La confirmació no coincideix',
};

function getGenericText(field: string, code: IssueCode): string {
  return code === 'tooLong'
    ? `El text és massa llarg: com a màxim, ${maxOf[field.replace(/.*\./, '')] ?? TEXT_LIMITS.text} caràcters`
    : generic[code];
}

/** The words for a fault of a field (spec §5): the field's own, else the generic ones. */
export function getIssueText(form: FormName, field: string, code: IssueCode): Words {
  const ofForm: FieldTexts = texts[form];
  const own = ofForm[field]?.[code] ?? getGenericText(field, code);
  return typeof own === 'string' ? { text: own } : own;
}

const spanish: readonly string[] = Object.values(serverTexts);

/** A server's fault of a field; it is Catalan unless it is one of those that the specification has in Spanish. */
export function getServerWords(text: string): Words {
  return spanish.includes(text) ? es(text) : { text };
}
