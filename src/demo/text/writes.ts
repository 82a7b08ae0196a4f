import { listNouns, NOUNS, type Noun, type NounList } from '../../domain/access/noun';
import { nouns } from '../../text/nouns';
import { capitalize } from '../../text/ui/words';

/** Participle by method, masculine and feminine. */
const DONE = {
  POST: ['creat', 'creada'],
  PATCH: ['modificat', 'modificada'],
  DELETE: ['eliminat', 'eliminada'],
} as const;

type RecordCall = `${keyof typeof DONE} /${NounList}${'' | '/:id'}`;

/** Texts of a noun's calls, in its gender: 'Activitat modificada'. */
function describeRecords(noun: Noun): [string, string][] {
  const { word, gender } = nouns[noun];
  return Object.entries(DONE).flatMap(([method, [masculine, feminine]]) => {
    const done = `${capitalize(word)} ${gender === 'f' ? feminine : masculine}`;
    return ['', '/:id'].map((id): [string, string] => [`${method} /${NOUNS[noun].list}${id}`, done]);
  });
}

/** Text of each write; the later ones override those made from nouns. */
const WRITES = {
  ...(Object.fromEntries(listNouns().flatMap(describeRecords)) as Record<RecordCall, string>),
  'POST /auth/login': 'Ha entrat',
  'POST /auth/logout': 'Ha sortit',
  'PATCH /auth/profile': 'Contrasenya canviada',
  'PUT /auth/new-password': 'Contrasenya nova, obligada',
  'POST /auth/send-password': 'Correu per recuperar la contrasenya',
  'POST /auth/reset-password': "Contrasenya canviada amb l'enllaç del correu",
  'POST /cites': 'Cita reservada',
  'PATCH /assessories/:id/assistit': 'Marcada com a no assistida',
  'POST /assessories/{completion}': 'Assessoria realitzada',
  'PATCH /config/data_rules': 'Regles de dates modificades',
  'POST /consultes': 'Consulta anotada',
} as const;

/** Text of an accepted write: `Cita reservada: laboral, dl. 23 nov., 9.00`. */
export function describeWrite(call: keyof typeof WRITES, about: readonly (string | null)[]): string {
  const known = about.filter((part) => part !== null);
  return known.length > 0 ? `${WRITES[call]}: ${known.join(', ')}` : WRITES[call];
}
