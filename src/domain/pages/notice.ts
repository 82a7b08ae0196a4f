import type { Noun, NounList } from '../access/noun';

/** What the notification bar says alike of every noun: all are made, deleted and listed, an appointment is not changed. */
export type NounNoticeKey =
  | `${Noun}.${'created' | 'createFailed' | 'deleted' | 'deleteRefused'}`
  | `${Exclude<Noun, 'cita'>}.${'edited' | 'editFailed' | 'loadFailed'}`
  | `${'activitat' | 'assessoria'}.deleteFailed`
  | `${NounList}.listFailed`;

/** Every message the product itself may show in the notification bar; `text/notices` holds the words. */
export type NoticeKey =
  | NounNoticeKey
  | 'access.refused'
  | 'answer.refused'
  | 'ambits.listFailed'
  | 'academiques.listFailed'
  | 'arees.listFailed'
  | 'asset.failed'
  | 'assessoria.completeFailed'
  | 'assessoria.completed'
  | 'assessoria.notAttended'
  | 'centres.listFailed'
  | 'cita.moved'
  | 'cita.moveFailed'
  | 'cita.notRemoved'
  | 'daySheet.empty'
  | 'dataRules.editFailed'
  | 'dataRules.edited'
  | 'dataRules.loadFailed'
  | 'disponibilitats.listFailed'
  | 'error.http'
  | 'error.unexpected'
  | 'error.unsure'
  | 'export.failed'
  | 'failure.malformed'
  | 'failure.network'
  | 'failure.offline'
  | 'failure.page'
  | 'failure.stopped'
  | 'failure.timeout'
  | 'marcs.listFailed'
  | 'oficines.listFailed'
  | 'paisos.listFailed'
  | 'password.changeFailed'
  | 'password.changed'
  | 'password.reset'
  | 'password.resetFailed'
  | 'password.sendFailed'
  | 'password.sent'
  | 'record.merged'
  | 'report.failed'
  | 'sectors.listFailed'
  | 'status.400'
  | 'status.401'
  | 'status.403'
  | 'status.422'
  | 'status.500'
  | 'tematiques.listFailed';

export type Severity = 'error' | 'success' | 'neutral';

export type Keyed = { key: NoticeKey; params?: Readonly<Record<string, string | number>> };

/** What a message says: one of ours with its parameters, a server's own words, or a title with lines. */
export type Message =
  | (Keyed & {
      /** The server's words about it. */
      detail?: string;
      /** Why, where the server has no words. */
      reason?: Keyed;
    })
  | { text: string }
  | { title: string; lines: readonly string[] };

/** Milliseconds until a notice closes by itself; 0 stays until closed (spec §9). */
export const AUTO_HIDE = { success: 3200, neutral: 3200, error: 0 } as const satisfies Record<
  Severity,
  number
>;
