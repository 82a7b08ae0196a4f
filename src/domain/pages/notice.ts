import type { Noun, NounList } from '../access/noun';

/** Notices that every noun has; an appointment is never edited. */
export type NounNoticeKey =
  | `${Noun}.${'created' | 'createFailed' | 'deleted' | 'deleteRefused'}`
  | `${Exclude<Noun, 'cita'>}.${'edited' | 'editFailed' | 'loadFailed'}`
  | `${'activitat' | 'assessoria'}.deleteFailed`
  | `${NounList}.listFailed`;

export type NoticeKey =
  | NounNoticeKey
  | 'access.refused'
  | 'answer.refused'
  | 'activitat.exists'
  | 'ambits.listFailed'
  | 'academiques.listFailed'
  | 'arees.listFailed'
  | 'asset.failed'
  | 'bulk.done'
  | 'assessoria.completeFailed'
  | 'assessoria.completed'
  | 'assessoria.notAttended'
  | 'centres.listFailed'
  | 'cita.moved'
  | 'cita.moveAlone'
  | 'cita.moveFailed'
  | 'cita.notRemoved'
  | 'cita.maybeRemoved'
  | 'clock.wrong'
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
  | 'removal.dropped'
  | 'removal.undone'
  | 'report.failed'
  | 'sectors.listFailed'
  | 'session.notStored'
  | 'status.400'
  | 'status.401'
  | 'status.403'
  | 'status.422'
  | 'status.500'
  | 'tematiques.listFailed';

export type Severity = 'error' | 'success' | 'neutral';

export type Keyed = { key: NoticeKey; params?: Readonly<Record<string, string | number>> };

/** A notice of the product with its parameters, the server's own words, or a title with lines. */
export type Message =
  | (Keyed & {
      detail?: string;
      reason?: Keyed;
    })
  | { text: string }
  | { title: string; lines: readonly string[] };

/** Milliseconds until a notice closes; 0: never (spec §9). */
export const AUTO_HIDE = { success: 3200, neutral: 3200, error: 0 } as const satisfies Record<
  Severity,
  number
>;
