import type { Refusal } from '../../src/domain/access/access';
import type { FieldIssues, IssueCode } from '../../src/domain/values/validation';

export const messages = {
  malformed: 'El cos de la petició no és un objecte JSON.',
  tooLarge: 'La petició és massa gran.',
  unauthenticated: 'La sessió no és vàlida o ha caducat.',
  passwordPending: 'Has de canviar la contrasenya abans de continuar.',
  noPasswordPending: 'No tens cap canvi de contrasenya pendent.',
  notFound: "No s'ha trobat el registre.",
  server: 'Error intern del servidor.',
  mailed: "S'ha enviat un email amb les instruccions.",
  reset: 'Se ha modificado la contraseña.',
} as const;

export const texts = {
  emailUnknown: 'El correu electrònic no existeix.',
  reminderUnknown: 'El email no existe',
  resetUnknown: 'El/La usuario/a no existe.',
  emailInactive: 'Aquest compte està desactivat.',
  emailTaken: "Aquest correu electrònic ja és d'algú altre.",
  emailNotOwn: 'El correu electrònic no és el teu.',
  passwordWrong: 'La contrasenya no és correcta.',
  passwordWeak: 'Calen 8 caràcters amb una majúscula, una minúscula, un número i un caràcter especial.',
  passwordSame: "La contrasenya nova ha de ser diferent de l'actual.",
  passwordConfirmation: 'La confirmació de la contrasenya no coincideix.',
  tokenBad: "L'enllaç no és vàlid o ha caducat.",
  slotUnknown: 'Aquesta disponibilitat no existeix.',
  slotTaken: 'Aquesta hora ja està reservada.',
  slotBegun: 'Aquesta hora ja ha començat.',
  slotMisfit: 'No coincideix amb la disponibilitat triada.',
  slotMissing: 'Tria una hora disponible o indica una data.',
  slotOrDate: 'Indica una hora disponible o una data, no totes dues.',
  oficinaUnknown: 'Aquesta oficina no existeix.',
  antenaForeign: "Aquesta antena no és de l'oficina.",
  professionalUnknown: 'Aquest professional no existeix o no està actiu.',
  professionalOneself: 'Ningú no es pot eliminar a si mateix.',
  roleOneself: 'Ningú no es pot canviar el rol a si mateix.',
  centralRoles: 'Els rols del nivell central només els pot donar o treure qui pot eliminar professionals.',
  actiuOneself: 'Ningú no es pot desactivar a si mateix.',
  tematicaForeign: "Aquesta temàtica no és del tipus d'assessoria.",
  subtematicaForeign: 'Aquesta subtemàtica no és de cap temàtica triada.',
  paisForeign: 'Aquest país no és de la zona geogràfica.',
  sectorUnknown: 'Aquest sector professional no existeix.',
  academicaUnknown: 'Aquests estudis no existeixen.',
  universitatToo: 'Indica uns estudis de cicle o una universitat, no totes dues coses.',
  duradaWithPij: "La durada només s'indica si s'ha realitzat al CAAJ.",
  assessoriaUnknown: 'Aquesta assessoria no existeix.',
  assessoriaType: "Aquesta assessoria és d'un altre tipus.",
  assessoriaRealised: 'Aquesta assessoria ja està realitzada.',
  assessoriaNotAttended: 'Aquesta assessoria consta com a no assistida.',
  citaRealised: "L'assessoria d'aquesta cita ja està realitzada.",
  centreUnknown: 'Aquest centre educatiu no existeix.',
  marcUnknown: "Aquest marc d'acció no existeix.",
  submarcForeign: "Aquest submarc no és del marc d'acció.",
  areaUnknown: 'Aquesta àrea no existeix.',
  ambitUnknown: 'Aquest àmbit no existeix.',
  tematicaOffAmbit: "Aquesta temàtica no és de l'àmbit.",
  horaReversed: "L'hora final ha de ser posterior a la inicial.",
  dateReversed: 'La data final no pot ser anterior a la data inicial.',
} as const;

const codes: Readonly<Record<IssueCode, string>> = {
  required: 'Aquest camp és obligatori.',
  tooShort: 'El text és massa curt.',
  tooLong: 'El text és massa llarg.',
  tooSmall: 'El valor és massa petit.',
  tooBig: 'El valor és massa gran.',
  email: 'El correu electrònic no és vàlid.',
  telefon: 'El telèfon ha de tenir de 9 a 15 xifres.',
  format: 'El format no és vàlid.',
  unreadable: 'El format no és vàlid.',
  confirmation: texts.passwordConfirmation,
};

/** Texts of particular fields (spec §5). */
const fields: Readonly<Record<string, Partial<Record<IssueCode, string>>>> = {
  inscripcio: { required: "Indica com s'ha inscrit" },
  assistents: { required: "Indica el nombre d'assistents" },
  valoracio: { required: "Valora l'assesssoria" },
  realitzada: { required: "Indica on s'ha realitzat" },
  tematica_id: { required: 'Indica almenys una temàtica' },
  subtematica_id: { required: 'Indica almenys una subtemàtica' },
  hora_fi: { format: texts.horaReversed },
  durada: { format: texts.duradaWithPij },
  universitat: { format: texts.universitatToo },
};

export function toErrors(issues: FieldIssues): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(issues).map(([field, code]) => [field, [fields[field]?.[code] ?? codes[code]]]),
  );
}

/** Laravel's summary: the first issue and the number of others. */
export function summarise(errors: Record<string, string[]>): string {
  const [first = '', ...more] = Object.values(errors).flat();
  if (more.length === 0) return first;
  return `${first} (i ${more.length} ${more.length === 1 ? 'error' : 'errors'} més)`;
}

export function explain(refusal: Refusal): string {
  switch (refusal.reason) {
    case 'permission':
      return `Et falta el permís ${refusal.permission}.`;
    case 'type':
    case 'unknownType':
      return `No tens permís per a les assessories de tipus ${refusal.tipus}.`;
    case 'office':
      return `No tens permís per als registres ${refusal.oficina === null ? 'del nivell central' : `de ${refusal.oficina}`}.`;
    case 'flag':
      return "L'assessoria està bloquejada.";
    case 'date':
      return tooFar(refusal);
    case 'state':
      return refusal.estat === 'realitzada' ? texts.assessoriaRealised : texts.assessoriaNotAttended;
  }
}

export function tooFar(rule: { dies_enrere: number; dies_endavant?: number }): string {
  if (rule.dies_endavant === undefined) return `La data no pot ser anterior a fa ${rule.dies_enrere} dies.`;
  return `La data ha de ser entre ${rule.dies_enrere} dies enrere i ${rule.dies_endavant} dies endavant.`;
}

export function routeUnknown(path: string): string {
  return `La ruta ${path} no existeix.`;
}

export function methodNotAllowed(method: string, path: string, allowed: string): string {
  return `El mètode ${method} no està permès a ${path}. Mètodes permesos: ${allowed}.`;
}
