import type { Message, NoticeKey } from '../domain/notice';
import { findStatusText, type NoticeText, type StatusKey } from './status';
import { serverTexts } from './password';
import { es, type Words } from './ui/words';

type Params = Readonly<Record<string, string | number>>;

/** Every message of the notification bar; the words are section 8's wherever it has them. */
const notices: Record<Exclude<NoticeKey, StatusKey>, string | Words | ((params: Params) => string)> = {
  'access.refused': 'No tens permís per obrir aquesta pàgina.',
  'asset.failed': ({ type, address }) => `Error carregant un recurs (${type}): ${address}`,
  'export.failed': 'No hem pogut descargar el document',
  'password.changed': 'Contrasenya actualitzada correctament',
  'password.changeFailed': es('Error al actualizar contraseña'),
  'password.sent': "S'ha enviat un email amb les instruccions.",
  'password.sendFailed': es(serverTexts.emailUnknown),
  'password.reset': es('Se ha modificado la contraseña.'),
  'password.resetFailed': es(serverTexts.userUnknown),

  'activitat.created': "La activitat s'ha creat correctament.",
  'activitat.createFailed': 'Error creant la activitat',
  'activitat.deleted': "L'activitat s'ha esborrat correctament.",
  'activitat.deleteFailed': "Error esborrant l'activitat",
  'activitat.deleteRefused': "No es pot esborrar l'activitat.",
  'activitat.edited': "La activitat s'ha modificat correctament.",
  'activitat.editFailed': 'Error modificant la activitat',
  'activitat.loadFailed': "No hem pogut carregar l'activitat",

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
  'cita.deleteRefused': 'No es pot esborrar la cita.',

  'consulta.created': "La consulta s'ha creat correctament.",
  'consulta.createFailed': 'Error creant la consulta',
  'consulta.deleted': "La consulta s'ha esborrat correctament.",
  'consulta.deleteRefused': 'No es pot esborrar la consulta.',
  'consulta.edited': "La consulta s'ha modificat correctament.",
  'consulta.editFailed': 'Error modificant la consulta',
  'consulta.loadFailed': 'No hem pogut carregar la consulta',
  'consultes.listFailed': 'Error llistant les consultes',

  'professional.created': ({ name }) => `El/La professional ${name} s'ha creat correctament.`,
  'professional.createFailed': 'Error creant el/la professional',
  'professional.deleted': "El/La professional s'ha esborrat correctament.",
  'professional.deleteRefused': 'No es pot esborrar el/la professional/a.',
  'professional.edited': "El professional s'ha modificat correctament.",
  'professional.editFailed': es('Error al modificar el/la professional'),
  'professional.loadFailed': es('No hemos podido cargar el/la usuario/a'),

  'academiques.listFailed': 'Error llistant acadèmiques',
  'activitats.listFailed': 'Error llistant les activitats',
  'ambits.listFailed': 'Error llistant els ambits',
  'arees.listFailed': 'Error llistant les àrees',
  'assessories.listFailed': 'Error llistant les assessories',
  'centres.listFailed': 'Error llistant els centres educatius',
  'cites.listFailed': 'Error llistant les cites',
  'dataRules.edited': "Les regles de dates s'han modificat correctament.",
  'dataRules.editFailed': 'Error modificant les regles de dates',
  'dataRules.loadFailed': 'No hem pogut carregar les regles de dates',
  'disponibilitats.listFailed': 'Error llistant les disponibilitats',
  'marcs.listFailed': 'Error llistant els marcs',
  'oficines.listFailed': 'Error llistant les oficines',
  'paisos.listFailed': 'Error llistant els països',
  'professionals.listFailed': 'Error llistant els professionals',
  'sectors.listFailed': 'Error llistant els sectors professionals',
  'tematiques.listFailed': 'Error llistant els tematiques',
};

export function getNoticeText(message: Message): NoticeText {
  const status = findStatusText(message);
  if (status) return status;
  if ('title' in message) return { text: message.title, lines: message.lines };
  const { key, params = {}, detail } = message as Extract<Message, { key: NoticeKey }>;
  const notice = notices[key as keyof typeof notices];
  const words = typeof notice === 'function' ? notice(params) : notice;
  return { ...(typeof words === 'string' ? { text: words } : words), lines: detail ? [detail] : [] };
}
