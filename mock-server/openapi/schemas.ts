import * as z from 'zod/mini';
import { Activitat, DadesActivitat } from '../../src/domain/activitat';
import { Assessoria, AssessoriaBloquejada, AssessoriaRow, Realitzada } from '../../src/domain/assessoria';
import { Cita, CitaBloquejada, CitaOberta, Jove } from '../../src/domain/cita';
import { Consulta, DadesConsulta } from '../../src/domain/consulta';
import { DataRules } from '../../src/domain/dataRules';
import { Disponibilitat } from '../../src/domain/disponibilitat';
import { Email, Id, Named } from '../../src/domain/fields';
import { Academica, CentreEducatiu, Marc, Pais } from '../../src/domain/interns';
import { TIPUS, type Tipus } from '../../src/domain/options';
import { AntenaRef, Oficina, OficinaRef } from '../../src/domain/oficina';
import type { ChangeDraft, ReminderDraft, ResetDraft } from '../../src/domain/password';
import {
  CreatedProfessional,
  DadesProfessional,
  Professional,
  ProfessionalRef,
} from '../../src/domain/professional';
import type { Subtype } from '../../src/domain/permissions';
import { REALITZACIONS } from '../../src/domain/realitzacio';
import { EdicioAssessoria, ReservaAssessoria, ReservaCita } from '../../src/domain/reserva';
import { getSubtype } from '../../src/domain/scope';
import { SignInAnswer } from '../../src/domain/sessio';
import { Tematica } from '../../src/domain/tematica';
import { capitalize } from '../../src/text/ui/words';
import { SCHEMAS, toJsonSchemas, type Schema, type ZodSchema } from './jsonSchema';

/** What is answered to a call that is refused. */
export const Missatge = z.object({ message: z.string() });
/** The same, with what is wrong with each field, as Laravel answers it. */
const Incorrecte = z.extend(Missatge, { errors: z.record(z.string(), z.array(z.string())) });

/** What stands in answers, by the names that the description gives it. */
const RECORDS = {
  ...{ Activitat, Assessoria, AssessoriaBloquejada, AssessoriaRow, Realitzada, Jove },
  ...{ Cita, CitaOberta, CitaBloquejada, Disponibilitat, Consulta, DataRules },
  ...{ Professional, ProfessionalRef, CreatedProfessional, Sessio: SignInAnswer },
  ...{ Usuari: SignInAnswer.shape.data.shape.user },
  ...{ Oficina, OficinaRef, AntenaRef, CentreEducatiu, Named, Marc, Tematica, Pais, Academica },
  ...{ Missatge, Incorrecte },
} satisfies Record<string, ZodSchema>;

const password = z.string();

type CompletionName = `Realitzacio${Capitalize<Subtype>}`;

/** What the body is named that completes an assessoria of a type. */
export function nameCompletion(tipus: Tipus): CompletionName {
  return `Realitzacio${capitalize(getSubtype(tipus))}` as CompletionName;
}

const COMPLETIONS = Object.fromEntries(
  TIPUS.map((tipus) => [nameCompletion(tipus), REALITZACIONS[tipus]]),
) as Record<CompletionName, (typeof REALITZACIONS)[Tipus]>;

/** Whole bodies. The calls of `auth` have no schema elsewhere: the sign-in page does without any. */
const BODIES = {
  Credencials: z.object({ email: Email, password }),
  Recordatori: z.object({ email: Email }) satisfies z.ZodMiniType<ReminderDraft>,
  Restabliment: z.object({
    ...{ token: z.string(), email: Email, password, password_confirmation: password },
  }) satisfies z.ZodMiniType<ResetDraft & { token: string }>,
  ContrasenyaNova: z.object({
    ...{ token: z.optional(z.string()), email: Email, password, password_confirmation: password },
  }),
  CanviDeContrasenya: z.object({
    ...{ current_password: password, password, password_confirmation: password },
  }) satisfies z.ZodMiniType<ChangeDraft>,
  ...{ DadesActivitat, DadesConsulta, DadesProfessional, ReservaCita, ReservaAssessoria },
  ...COMPLETIONS,
} satisfies Record<string, ZodSchema>;

/** Bodies of which each field may be absent, an `id` that is not optional aside. */
const CHANGES = {
  CanvisActivitat: z.object({ id: Id, ...DadesActivitat.shape }),
  CanvisConsulta: z.object(DadesConsulta.shape),
  CanvisProfessional: z.object(DadesProfessional.shape),
  CanvisAssessoria: z.object({ id: z.optional(Id), ...EdicioAssessoria.shape }),
  CanvisDataRules: z.object(DataRules.shape),
} satisfies Record<string, ZodSchema>;

export type BodyName = keyof typeof BODIES | keyof typeof CHANGES;

const STRENGTH =
  'La contrasenya nova té 8 caràcters o més, amb una majúscula, una minúscula, un número i un caràcter especial.';
const OTHER = `${STRENGTH} No és la que hi ha.`;

/** What a schema cannot say of a body: rules between its fields, and of the service's own lists. */
const RULES: Partial<Record<BodyName, string>> = {
  Restabliment: `${STRENGTH} El \`token\` és el de l'enllaç que s'ha rebut per correu.`,
  ContrasenyaNova: `${OTHER} El correu és el propi. El \`token\` no es mira.`,
  CanviDeContrasenya: OTHER,
  DadesActivitat:
    "`hora_fi` és posterior a `hora_inici`. El submarc és del marc, i les temàtiques, de l'àmbit. El dia compleix la regla de dates de les activitats.",
  DadesConsulta:
    "Les temàtiques són de l'àmbit i les subtemàtiques, d'alguna temàtica triada. Sense `professional_id`, és de qui l'envia.",
  DadesProfessional:
    'Tots els rols llevat de `admin` i `suport_coordinacio`, que no en tenen, necessiten `oficina_id`. El correu és únic.',
  ReservaCita:
    "El tipus, la modalitat, l'oficina i l'antena són els de la disponibilitat, que és lliure i no ha començat. El dia compleix la regla de dates de les assessories.",
  ReservaAssessoria:
    'O bé `disponibilitat_id`, o bé `date` per a una visita sense cita: un dels dos. El dia compleix la regla de dates de les assessories.',
  RealitzacioAcademica:
    '`durada` només si `realitzada` és `caaj`. O bé `cfgs_cfgm`, o bé `universitat`, o cap dels dos.',
  RealitzacioMobilitat: 'El país és de la zona geogràfica.',
  RealitzacioEmprenedoria: "Les subtemàtiques són d'alguna temàtica triada.",
  RealitzacioHabitatge: "Les subtemàtiques són d'alguna temàtica triada.",
  CanvisActivitat: 'Les regles de `DadesActivitat`; la de dates, només si el dia canvia.',
  CanvisConsulta: 'Les regles de `DadesConsulta`; la data desada i la nova compleixen la regla de dates.',
  CanvisProfessional: 'Les regles de `DadesProfessional`. Ningú no es canvia el rol ni es desactiva.',
  CanvisAssessoria: 'El tipus, la disponibilitat i la data no canvien.',
};

type Schemas = Record<string, Schema>;

function mapSchemas(schemas: Readonly<Schemas>, map: (schema: Schema, name: string) => Schema): Schemas {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, map(schema, name)]));
}

/** What a body says is all that changes: what it does not say has neither to be there nor a value of its own. */
function toChanges(schema: Schema): Schema {
  const { required, default: _, properties, anyOf, ...others } = schema;
  const kept = required?.filter((name) => name === 'id') ?? [];
  return {
    ...others,
    ...(kept.length > 0 && { required: kept }),
    ...(anyOf && { anyOf: anyOf.map(toChanges) }),
    ...(properties && { properties: mapSchemas(properties, toChanges) }),
  };
}

function toBodies(): Schemas {
  const all = {
    ...toJsonSchemas(BODIES, 'input'),
    ...mapSchemas(toJsonSchemas(CHANGES, 'input'), toChanges),
  };
  return mapSchemas(all, (schema, name) => {
    const description = RULES[name as BodyName];
    return description === undefined ? schema : { description, ...schema };
  });
}

export function refTo(name: BodyName | keyof typeof RECORDS): Schema {
  return { $ref: `${SCHEMAS}${name}` };
}

/** The named schemas of records and bodies; and the answers, by their own keys, which refer to them. */
export function describeSchemas(answers: Readonly<Record<string, ZodSchema>>): {
  schemas: Schemas;
  answers: Schemas;
} {
  // An answer may be a record itself: within another schema it is referred to, whatever it is.
  const held = Object.entries(answers).map(([key, answer]) => [key, z.object({ answer })]);
  const made = toJsonSchemas({ ...RECORDS, ...Object.fromEntries(held) }, 'output');
  const pick = (names: object) =>
    Object.fromEntries(Object.keys(names).map((name) => [name, made[name] ?? {}]));
  return {
    schemas: { ...pick(RECORDS), ...toBodies() },
    answers: mapSchemas(pick(answers), ({ properties }) => properties?.['answer'] ?? {}),
  };
}
