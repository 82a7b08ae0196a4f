import type { Message, NoticeKey } from '../domain/notice';
import type { Words } from './ui/words';

/** What a message shows: a text, and the lines below it (a server's detail, or the lines of a rich message). */
export type NoticeText = Words & { lines: readonly string[] };

/** What a failed call says by its status alone (spec §8). */
const statuses = {
  'status.400': 'Petició incorrecta, contacteu amb suport',
  'status.401': 'Dades de sessió incorrectes, inicieu sessió de nou',
  'status.403': 'No tens permisos per realitzar aquesta operació',
  'status.422': 'Algunes de les dades introduïdes no són correctes. Reviseu-los i torneu-ho a provar',
  'status.500': "S'ha produït un error validant la petició",
  'error.unexpected': "S'ha produït un error inesperat",
  'error.http': 'Error HTTP {status} - {text}',
} as const satisfies Partial<Record<NoticeKey, string>>;

export type StatusKey = keyof typeof statuses;

function isStatusKey(key: NoticeKey): key is StatusKey {
  return key in statuses;
}

/** The text of a message that is a server's own or a status's; other messages are in `notices`. */
export function findStatusText(message: Message): NoticeText | undefined {
  if ('text' in message) return { text: message.text, lines: [] };
  if (!('key' in message) || !isStatusKey(message.key)) return undefined;
  const text = statuses[message.key]
    .replace(/\{(\w+)\}/g, (_, name: string) => String(message.params?.[name] ?? ''))
    // A status may come without a text.
    .replace(/ - $/, '');
  return { text, lines: message.detail ? [message.detail] : [] };
}

/** The same for a call that has no text of its own. */
export function getStatusText(message: Message): NoticeText {
  return findStatusText(message) ?? { text: statuses['error.unexpected'], lines: [] };
}
