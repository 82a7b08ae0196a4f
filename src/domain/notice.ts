/** Every message the product itself may show in the notification bar; `text/notices` holds the words. */
export type NoticeKey =
  | 'access.refused'
  | 'activitat.createFailed'
  | 'activitat.created'
  | 'activitat.deleteFailed'
  | 'activitat.deleteRefused'
  | 'activitat.deleted'
  | 'activitat.editFailed'
  | 'activitat.edited'
  | 'activitat.loadFailed'
  | 'activitats.listFailed'
  | 'ambits.listFailed'
  | 'academiques.listFailed'
  | 'arees.listFailed'
  | 'asset.failed'
  | 'assessoria.completeFailed'
  | 'assessoria.completed'
  | 'assessoria.createFailed'
  | 'assessoria.created'
  | 'assessoria.deleteFailed'
  | 'assessoria.deleteRefused'
  | 'assessoria.deleted'
  | 'assessoria.editFailed'
  | 'assessoria.edited'
  | 'assessoria.loadFailed'
  | 'assessoria.notAttended'
  | 'assessories.listFailed'
  | 'centres.listFailed'
  | 'cita.createFailed'
  | 'cita.created'
  | 'cita.deleteRefused'
  | 'cita.deleted'
  | 'cites.listFailed'
  | 'consulta.createFailed'
  | 'consulta.created'
  | 'consulta.deleteRefused'
  | 'consulta.deleted'
  | 'consulta.editFailed'
  | 'consulta.edited'
  | 'consulta.loadFailed'
  | 'consultes.listFailed'
  | 'dataRules.editFailed'
  | 'dataRules.edited'
  | 'dataRules.loadFailed'
  | 'disponibilitats.listFailed'
  | 'error.http'
  | 'error.unexpected'
  | 'export.failed'
  | 'marcs.listFailed'
  | 'oficines.listFailed'
  | 'paisos.listFailed'
  | 'password.changeFailed'
  | 'password.changed'
  | 'password.reset'
  | 'password.resetFailed'
  | 'password.sendFailed'
  | 'password.sent'
  | 'professional.createFailed'
  | 'professional.created'
  | 'professional.deleteRefused'
  | 'professional.deleted'
  | 'professional.editFailed'
  | 'professional.edited'
  | 'professional.loadFailed'
  | 'professionals.listFailed'
  | 'sectors.listFailed'
  | 'status.400'
  | 'status.401'
  | 'status.403'
  | 'status.422'
  | 'status.500'
  | 'tematiques.listFailed';

export type Severity = 'error' | 'success' | 'neutral';

/** What a message says: one of ours with its parameters, a server's own words, or a title with lines. */
export type Message =
  | { key: NoticeKey; params?: Readonly<Record<string, string | number>>; detail?: string }
  | { text: string }
  | { title: string; lines: readonly string[] };

/** Milliseconds until a notice closes by itself; 0 stays until closed (spec §9). */
export const AUTO_HIDE = { success: 3200, neutral: 3200, error: 0 } as const satisfies Record<
  Severity,
  number
>;
