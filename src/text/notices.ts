import type { Message, NoticeKey } from '../domain/notice';
import { getPermissionReason } from './permissions';
import type { Words } from './words';

type Params = Readonly<Record<string, string | number>>;

/** Every message of the notification bar; the words are section 8's wherever it has them. */
const notices: Record<NoticeKey, string | ((params: Params) => string)> = {
  'access.refused': ({ permission }) =>
    permission === undefined
      ? 'No tens permís per obrir aquesta pàgina.'
      : `No pots obrir aquesta pàgina. ${getPermissionReason(String(permission))}`,
  'asset.failed': ({ type, address }) => `Error carregant un recurs (${type}): ${address}`,
  'error.http': ({ status, text }) => `Error HTTP ${status} - ${text}`,
  'error.unexpected': "S'ha produït un error inesperat",
  'export.failed': 'No hem pogut descargar el document',
  'password.changed': 'Contrasenya actualitzada correctament',

  'status.400': 'Petició incorrecta, contacteu amb suport',
  'status.401': 'Dades de sessió incorrectes, inicieu sessió de nou',
  'status.403': 'No tens permisos per realitzar aquesta operació',
  'status.422': 'Algunes de les dades introduïdes no són correctes. Reviseu-los i torneu-ho a provar',
  'status.500': "S'ha produït un error validant la petició",

  'assessoria.completed': "L'assessoria s'ha realitzat correctament.",
  'assessoria.completeFailed': "Error realitzant l'assessoria",
  'assessoria.created': "L'assessoria s'ha creat correctament.",
  'assessoria.createFailed': "Error creant l'assessoria",
  'assessoria.deleted': "L'assessoria s'ha esborrat correctament.",
  'assessoria.deleteFailed': "Error esborrant l'assessoria",
  'assessoria.deleteRefused': "No es pot esborrar l'assessoria.",
  'assessoria.edited': "L'assessoria s'ha modificat correctament.",
  'assessoria.editFailed': "Error modificant l'assessoria",
  'assessoria.loadFailed': "No hem pogut carregar l'assessoria",
  'assessoria.notAttended': 'El usuari no ha assistit a la assessoria',

  'cita.created': 'La cita ha estat creada',
  'cita.createFailed': 'Error creant la cita',
  'cita.deleted': "La cita s'ha esborrat correctament.",
  'cita.deleteFailed': 'No es pot esborrar la cita.',
  'cita.deleteRefused': 'No es pot esborrar la cita.',

  'academiques.listFailed': 'Error llistant acadèmiques',
  'ambits.listFailed': 'Error llistant els ambits',
  'arees.listFailed': 'Error llistant les àrees',
  'assessories.listFailed': 'Error llistant les assessories',
  'centres.listFailed': 'Error llistant els centres educatius',
  'cites.listFailed': 'Error llistant les cites',
  'dataRules.loadFailed': 'No hem pogut carregar les regles de dates',
  'disponibilitats.listFailed': 'Error llistant les disponibilitats',
  'marcs.listFailed': 'Error llistant els marcs',
  'oficines.listFailed': 'Error llistant les oficines',
  'paisos.listFailed': 'Error llistant els països',
  'sectors.listFailed': 'Error llistant els sectors professionals',
  'tematiques.listFailed': 'Error llistant els tematiques',
};

/** What a message shows: a text, and the lines below it (a server's detail, or the lines of a rich message). */
export type NoticeText = Words & { lines: readonly string[] };

export function getNoticeText(message: Message): NoticeText {
  if ('text' in message) return { text: message.text, lines: [] };
  if ('title' in message) return { text: message.title, lines: message.lines };
  const notice = notices[message.key];
  return {
    text: typeof notice === 'string' ? notice : notice(message.params ?? {}),
    lines: message.detail ? [message.detail] : [],
  };
}
