import { getDay } from '../domain/values/madrid';
import type { Keyed, Message, NoticeKey, NounNoticeKey } from '../domain/pages/notice';
import { listNouns, NOUNS } from '../domain/access/noun';
import { getBulkNotice } from './bulk';
import { citaChanges } from './citaChanges';
import { nouns, type NoticeWords } from './nouns';
import { getPermissionReason } from './permissions';
import { findStatusText, type NoticeText, type StatusKey } from './status';
import { serverTexts } from './password';
import { formatInstant, formatTime, formatWeekday } from './ui/dates';
import { first } from './ui/firstPage';
import { count, es } from './ui/words';

const ofNouns: Readonly<Record<string, NoticeWords>> = Object.fromEntries(
  listNouns().flatMap((noun) =>
    Object.entries(nouns[noun].notices).map(([what, words]) => [
      `${what === 'listFailed' ? NOUNS[noun].list : noun}.${what}`,
      words,
    ]),
  ),
);

/** All other notices, worded as in spec §8 if it has them. */
const notices: Record<Exclude<NoticeKey, StatusKey | NounNoticeKey>, NoticeWords> = {
  'access.refused': ({ permission }) =>
    `No tens permís per obrir aquesta pàgina. ${getPermissionReason(String(permission))}`,
  'answer.refused': ({ count }) =>
    Number(count) === 1
      ? "Hi ha 1 registre que no es pot mostrar: el servei no l'envia sencer."
      : `Hi ha ${count} registres que no es poden mostrar: el servei no els envia sencers.`,
  'asset.failed': first.assetFailed,
  'bulk.done': getBulkNotice,
  'export.failed': 'No hem pogut descargar el document',
  'report.failed': "No hem pogut preparar l'informe",
  'password.changed': 'Contrasenya actualitzada correctament',
  'password.changeFailed': es('Error al actualizar contraseña'),
  'password.sent': "S'ha enviat un email amb les instruccions.",
  'password.sendFailed': es(serverTexts.emailUnknown),
  'password.reset': es('Se ha modificado la contraseña.'),
  'password.resetFailed': es(serverTexts.userUnknown),

  'activitat.exists':
    'Ja hi ha una activitat amb aquest títol al mateix lloc, el mateix dia i a la mateixa hora',

  'assessoria.completed': "L'assessoria s'ha realitzat correctament.",
  'assessoria.completeFailed': "Error realitzant l'assessoria",
  'assessoria.notAttended': 'El usuari no ha assistit a la assessoria',

  'cita.moved': "La cita ha canviat d'hora",
  'cita.moveFailed': "Error canviant l'hora de la cita",
  'cita.moveAlone':
    "No es pot passar des d'aquí: li falten dades, o ha canviat. Prem «Canvia l'hora» per fer-ho a part.",
  'cita.notRemoved': "La cita d'abans encara hi és.",
  'cita.maybeRemoved': "Potser la cita d'abans encara hi és.",

  'clock.wrong': ({ now }) =>
    `El rellotge d'aquest ordinador no va a l'hora. S'utilitza la del servei: ${formatInstant(Number(now))}.`,

  'daySheet.empty': 'No hi ha cap cita per imprimir',

  'removal.dropped': 'La sessió ha acabat abans: torna-ho a fer quan hagis entrat',
  'removal.undone': "S'ha desfet",

  'session.notStored':
    'Aquest navegador no deixa desar la sessió: caldrà tornar a entrar en recarregar la pàgina o en obrir-ne una altra.',

  'record.merged': ({ kept }) =>
    `També hi ha el que una altra persona hi ha canviat mentrestant (${count(Number(kept), 'camp', 'camps')}).`,

  'academiques.listFailed': 'Error llistant acadèmiques',
  'ambits.listFailed': 'Error llistant els ambits',
  'arees.listFailed': 'Error llistant les àrees',
  'centres.listFailed': 'Error llistant els centres educatius',
  'dataRules.edited': "Les regles de dates s'han modificat correctament.",
  'dataRules.editFailed': 'Error modificant les regles de dates',
  'dataRules.loadFailed': 'No hem pogut carregar les regles de dates',
  'disponibilitats.listFailed': 'Error llistant les disponibilitats',
  'marcs.listFailed': 'Error llistant els marcs',
  'oficines.listFailed': 'Error llistant les oficines',
  'paisos.listFailed': 'Error llistant els països',
  'sectors.listFailed': 'Error llistant els sectors professionals',
  'tematiques.listFailed': 'Error llistant els tematiques',
};

const isThere = (line: string | false | undefined): line is string => typeof line === 'string';

function getAbout({ qui, date }: Keyed['params'] = {}): string | undefined {
  if (!qui || typeof date !== 'string' || date === '') return undefined;
  return `${qui}, ${formatWeekday(getDay(date))} a les ${formatTime(date)}`;
}

export function getNoticeText(message: Message): NoticeText {
  const status = findStatusText(message);
  if (status) return status;
  if ('title' in message) return { text: message.title, lines: message.lines };
  const { key, params = {}, detail, reason } = message as Extract<Message, { key: NoticeKey }>;
  const notice = ofNouns[key] ?? notices[key as keyof typeof notices];
  const words = typeof notice === 'function' ? notice(params) : notice;
  return {
    ...(typeof words === 'string' ? { text: words } : words),
    lines: [
      getAbout(params),
      key === 'cita.moved' && citaChanges.now(params),
      detail,
      reason && getNoticeText(reason).text,
    ].filter(isThere),
  };
}
