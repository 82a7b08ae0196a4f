import type { Message, NoticeKey } from '../domain/pages/notice';
import { count, type Words } from './ui/words';

/** Text of a message, and lines below it (the server's detail, or the lines of a rich message). */
export type NoticeText = Words & { lines: readonly string[] };

type Params = Readonly<Record<string, string | number>>;

const NO_ANSWER = 'El servei no respon';
const NOT_SUPPORTED = 'El servei no admet aquesta operació';
const CHANGED = 'Algú ho ha canviat mentrestant: torna-ho a carregar';
const TOO_LARGE = "És massa gran per enviar-ho d'un cop";

const meanings: Readonly<Record<number, string>> = {
  404: "No s'ha trobat el que es demanava: potser algú ho ha eliminat",
  405: NOT_SUPPORTED,
  406: NOT_SUPPORTED,
  408: 'El servei ha esperat massa la petició',
  409: 'Entra en conflicte amb un altre canvi',
  410: 'Ja no existeix',
  412: CHANGED,
  413: TOO_LARGE,
  415: NOT_SUPPORTED,
  428: CHANGED,
  429: "S'han fet massa peticions seguides",
  431: TOO_LARGE,
  451: 'No es pot mostrar per motius legals',
  499: NO_ANSWER,
  501: NOT_SUPPORTED,
  502: NO_ANSWER,
  503: 'El servei està en manteniment',
  504: NO_ANSWER,
  507: 'Al servei no li queda espai',
  ...Object.fromEntries([520, 521, 522, 523, 524].map((status) => [status, NO_ANSWER])),
};

function getHttpText({ status = '', text = '', wait }: Params): string {
  const meaning = meanings[Number(status)] ?? text;
  const said = `Error HTTP ${status}${meaning === '' ? '' : ` - ${meaning}`}`;
  return wait === undefined ? said : `${said}. ${getWaitText(Number(wait))}`;
}

/** Seconds from which a wait is shown without a number. */
const LATER = 7200;

function getWaitText(seconds: number): string {
  if (seconds >= LATER) return 'Torna-ho a provar més tard';
  const time =
    seconds < 60 ? count(seconds, 'segon', 'segons') : count(Math.ceil(seconds / 60), 'minut', 'minuts');
  return `Torna-ho a provar d'aquí a ${time}`;
}

const failures = {
  malformed: "No s'entén la resposta del servei",
  network: 'El servei no ha respost: comprova la connexió',
  offline: 'No hi ha connexió a internet',
  page: 'El servei ha respost amb una pàgina en lloc de dades: potser està en manteniment',
  stopped: "S'ha deixat d'esperar la resposta",
  timeout: 'El servei ha trigat massa a respondre',
} as const;

function getUnsureText({ kind = '', status = '' }: Params): string {
  const why = kind in failures ? failures[kind as keyof typeof failures] : getHttpText({ status });
  return `${why}. No sabem si s'ha arribat a fer: comprova-ho abans de tornar-ho a provar`;
}

/** Text of a failed call by its status, or by the kind of failure (spec §8). */
const statuses = {
  'status.400': 'Petició incorrecta, contacteu amb suport',
  'status.401': 'Dades de sessió incorrectes, inicieu sessió de nou',
  'status.403': 'No tens permisos per realitzar aquesta operació',
  'status.422': 'Algunes de les dades introduïdes no són correctes. Reviseu-los i torneu-ho a provar',
  'status.500': "S'ha produït un error validant la petició",
  'error.unexpected': "S'ha produït un error inesperat",
  'error.http': getHttpText,
  'error.unsure': getUnsureText,
  'failure.malformed': failures.malformed,
  'failure.network': failures.network,
  'failure.offline': failures.offline,
  'failure.page': failures.page,
  'failure.stopped': failures.stopped,
  'failure.timeout': failures.timeout,
} as const satisfies Partial<Record<NoticeKey, string | ((params: Params) => string)>>;

export type StatusKey = keyof typeof statuses;

function isStatusKey(key: NoticeKey): key is StatusKey {
  return key in statuses;
}

/** Text of a server's own message or of a status; other messages are in `notices`. */
export function findStatusText(message: Message): NoticeText | undefined {
  if ('text' in message) return { text: message.text, lines: [] };
  if (!('key' in message) || !isStatusKey(message.key)) return undefined;
  const words = statuses[message.key];
  const reason = message.reason && findStatusText(message.reason)?.text;
  return {
    text: typeof words === 'string' ? words : words(message.params ?? {}),
    lines: [message.detail, reason].filter((line) => line !== undefined),
  };
}
