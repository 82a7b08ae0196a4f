import * as z from 'zod/mini';
import { isWithin, type DataRules } from './dataRules';
import { Id, listOf, optional, optionalText, requiredText } from './fields';
import { isDay, type Day } from './madrid';
import { CURSOS, GRUPS, VALORACIO, type Curs } from './options';
import { OficinaRef } from './oficina';
import { ProfessionalRef } from './professional';

const Count = z._default(z.int().check(z.gte(0)), 0);

/** How many people came, by gender; what is not said is nobody. */
const Assistencia = z.object({ home: Count, dona: Count, no_binari: Count });
export type Assistencia = z.infer<typeof Assistencia>;

const NOBODY: Assistencia = { home: 0, dona: 0, no_binari: 0 };

/** How many came altogether. */
export function getTotal({ home, dona, no_binari }: Assistencia): number {
  return home + dona + no_binari;
}

const Rating = z.int().check(z.gte(VALORACIO.min), z.lte(VALORACIO.max));

/** What pupils and teachers thought of it: both ratings, or nothing at all. */
const ActivitatValoracio = z.object({ alumnat: Rating, professorat: Rating, comentari: optionalText() });

/** An activity of the service, at a school or elsewhere (spec §3); `marc`, `submarc`, `area` and `ambit` are ids of interns. */
export const Activitat = z.object({
  id: z.number(),
  titol: z.string(),
  data: z.string().check(z.refine(isDay)),
  hora_inici: z.string(),
  hora_fi: z.string(),
  oficina: OficinaRef,
  centre_escolar: optional(z.object({ id: z.number(), nom: z.string() })),
  professionals: listOf(ProfessionalRef),
  marc: z.number(),
  submarc: optional(z.number()),
  area: z.number(),
  ambit: optional(z.number()),
  tematica_id: listOf(z.number()),
  curs: optional(z.enum(CURSOS)),
  grups: optional(z.number()),
  presencial: z._default(Assistencia, NOBODY),
  virtual: z._default(Assistencia, NOBODY),
  activitatValoracio: optional(ActivitatValoracio),
  observacions: optional(z.string()),
});
export type Activitat = z.infer<typeof Activitat>;

const Hora = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** Body of `POST activitats` and, with the `id`, of `PATCH activitats`. */
export const DadesActivitat = z
  .object({
    titol: requiredText(),
    data: z.string().check(z.refine(isDay)),
    hora_inici: Hora,
    hora_fi: Hora,
    oficina_id: Id,
    centre_id: optional(Id),
    professionals: listOf(Id),
    marc: Id,
    submarc: optional(Id),
    area: Id,
    ambit: optional(Id),
    tematica_id: listOf(Id),
    curs: optional(z.enum(CURSOS)),
    grups: optional(z.int().check(z.gte(GRUPS.min), z.lte(GRUPS.max))),
    presencial: z._default(Assistencia, NOBODY),
    virtual: z._default(Assistencia, NOBODY),
    activitatValoracio: optional(ActivitatValoracio),
    observacions: optionalText(),
  })
  .check(
    z.refine(({ hora_inici, hora_fi }) => !hora_inici || !hora_fi || hora_inici < hora_fi, {
      path: ['hora_fi'],
      when: () => true,
    }),
  );
export type DadesActivitat = z.infer<typeof DadesActivitat>;

type AssistenciaDraft = { [Key in keyof Assistencia]: number | null };

/** What the form edits: texts as typed, null where nothing is chosen. */
export type ActivitatDraft = {
  titol: string;
  data: string | null;
  hora_inici: string;
  hora_fi: string;
  oficina_id: number | null;
  centre_id: number | null;
  professionals: number[];
  marc: number | null;
  submarc: number | null;
  area: number | null;
  ambit: number | null;
  tematica_id: number[];
  curs: Curs | null;
  grups: number | null;
  presencial: AssistenciaDraft;
  virtual: AssistenciaDraft;
  activitatValoracio: { alumnat: number | null; professorat: number | null; comentari: string };
  observacions: string;
};

const UNKNOWN: AssistenciaDraft = { home: null, dona: null, no_binari: null };

/** Nobody's opinion. */
export const EMPTY_VALORACIO: ActivitatDraft['activitatValoracio'] = {
  alumnat: null,
  professorat: null,
  comentari: '',
};

export const EMPTY_ACTIVITAT: ActivitatDraft = {
  titol: '',
  data: null,
  hora_inici: '',
  hora_fi: '',
  oficina_id: null,
  centre_id: null,
  professionals: [],
  marc: null,
  submarc: null,
  area: null,
  ambit: null,
  tematica_id: [],
  curs: null,
  grups: null,
  presencial: UNKNOWN,
  virtual: UNKNOWN,
  activitatValoracio: EMPTY_VALORACIO,
  observacions: '',
};

/** The draft that edits an activity. */
export function toActivitatDraft({
  id: _,
  oficina,
  centre_escolar,
  professionals,
  activitatValoracio,
  observacions,
  ...same
}: Activitat): ActivitatDraft {
  return {
    ...same,
    oficina_id: oficina.id,
    centre_id: centre_escolar?.id ?? null,
    professionals: professionals.map(({ id }) => id),
    activitatValoracio: activitatValoracio
      ? { ...activitatValoracio, comentari: activitatValoracio.comentari ?? '' }
      : EMPTY_VALORACIO,
    observacions: observacions ?? '',
  };
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text);

/** How many came; nothing written is nobody. */
export function toCounts({ home, dona, no_binari }: AssistenciaDraft): Assistencia {
  return { home: home ?? 0, dona: dona ?? 0, no_binari: no_binari ?? 0 };
}

/** Whether a draft says anything of what people thought. */
export function hasValoracio({ activitatValoracio: { alumnat, professorat, comentari } }: ActivitatDraft) {
  return alumnat !== null || professorat !== null || comentari.trim() !== '';
}

/** What is sent for a draft. */
export function toActivitatBody(draft: ActivitatDraft) {
  const { activitatValoracio } = draft;
  return {
    ...draft,
    presencial: toCounts(draft.presencial),
    virtual: toCounts(draft.virtual),
    activitatValoracio: hasValoracio(draft)
      ? { ...activitatValoracio, comentari: orNull(activitatValoracio.comentari) }
      : null,
    observacions: orNull(draft.observacions),
  };
}

/** The fields that a change empties: the submarc with the marc, the themes with the àmbit (spec §4). */
export function clearDependents(previous: ActivitatDraft, next: ActivitatDraft): ActivitatDraft {
  return {
    ...next,
    submarc: next.marc === previous.marc ? next.submarc : null,
    tematica_id: next.ambit === previous.ambit ? next.tematica_id : [],
  };
}

/** Whether the date rule refuses a day: it asks on creating, and on editing once the day is another one (spec §9). */
export function breaksDateRule(
  rule: DataRules['activitats'],
  { today, day, stored }: { today: Day; day: Day; stored: Day | null },
): boolean {
  return day !== stored && !isWithin(rule, today, day);
}
