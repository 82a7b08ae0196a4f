import type { ApiCall, Refusal } from '../calls/call';
import { TAGS } from '../calls/tags';
import { KEY_HEADER } from '../http/repeats';
import { toJsonSchemas, type Schema } from './jsonSchema';
import { describeSchemas, refTo } from './schemas';

type Content = { 'application/json': { schema: Schema } };
export type Answer = { description: string; content?: Content };
export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  description: string;
  required?: true;
  schema: Schema;
};
export type Operation = {
  operationId: string;
  tags: readonly string[];
  summary: string;
  description?: string;
  security?: readonly [];
  parameters?: readonly Parameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, Answer | { $ref: string }>;
};
/** The part of OpenAPI 3.1 that the description uses. */
export type OpenApi = {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: readonly { url: string; description: string }[];
  security: readonly Readonly<Record<string, readonly string[]>>[];
  tags: readonly { name: string; description: string }[];
  paths: Readonly<Record<string, Record<string, Operation>>>;
  components: {
    securitySchemes: Readonly<Record<string, { type: 'http'; scheme: 'bearer'; description: string }>>;
    responses: Readonly<Record<string, Answer>>;
    schemas: Readonly<Record<string, Schema>>;
  };
};

const DESCRIPTION = [
  'Tot es pregunta i es respon en JSON, llevat del que no té cos.',
  'Un moment és ISO 8601 amb desplaçament, en hora de Madrid; un dia, `AAAA-MM-DD`; una hora, `HH:mm`.',
  "En crear, un camp opcional absent o nul és com si no s'hagués omplert; en canviar, un d'absent queda com és i un de nul es buida. Els camps i els paràmetres que no es coneixen no es miren.",
  'Les respostes que refusen una crida porten un `message`; les de 422, també què falla a cada camp. Un error del servidor és 500, amb `message` o sense cos.',
].join('\n\n');

const json = (schema: Schema): Content => ({ 'application/json': { schema } });

const REFUSALS: Readonly<Record<Refusal, { name: string; answer: Answer }>> = {
  400: refusal('Malformada', 'El cos no és un objecte JSON.'),
  401: refusal('SenseSessio', 'Sense sessió, o amb una que ja no és vàlida.'),
  403: refusal('SensePermis', 'Sense permís per fer-ho, o amb la contrasenya pendent de canviar.'),
  404: refusal('NoTrobat', 'No hi ha cap registre amb aquest número.'),
  422: {
    name: 'Incorrecte',
    answer: {
      description: 'Alguna dada no és correcta: quina i per què.',
      content: json(refTo('Incorrecte')),
    },
  },
};

function refusal(name: string, description: string): { name: string; answer: Answer } {
  return { name, answer: { description, content: json(refTo('Missatge')) } };
}

const DONE = { 200: 'Fet.', 201: 'Creat.', 204: 'Fet; sense cos.' } as const;

const ID: Parameter = {
  name: 'id',
  in: 'path',
  description: 'El número del registre, al camí.',
  required: true,
  schema: { type: 'integer' },
};

const KEY: Parameter = {
  name: KEY_HEADER,
  in: 'header',
  description:
    "Clau d'una sola acció de la persona: una crida repetida amb la mateixa clau rep la primera resposta i no torna a escriure.",
  schema: { type: 'string' },
};

function toParameters({ method, path, query = {} }: ApiCall): Parameter[] {
  const found = Object.entries(toJsonSchemas(query, 'input')).map(
    ([name, { description = '', ...schema }]) => ({
      name,
      in: 'query' as const,
      description,
      ...(query[name]?.safeParse(undefined).success === false && { required: true as const }),
      schema,
    }),
  );
  return [...(path.includes('{id}') ? [ID] : []), ...found, ...(method === 'GET' ? [] : [KEY])];
}

function toDescription({ notes, permission }: ApiCall): string {
  const reach = permission?.endsWith('_app')
    ? ''
    : ", en tota l'aplicació (`_app`) o a la pròpia oficina (`_oficina`)";
  return [notes, permission && `Permís: \`${permission}\`${reach}.`].filter(Boolean).join('\n\n');
}

const toKey = ({ method, path }: ApiCall): string => `${method} ${path}`;

/** `getConsultesId` of `GET /consultes/{id}`. */
function toOperationId({ method, path }: ApiCall): string {
  const words = path.split(/[^a-z]+/i).filter(Boolean);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function toOperation(call: ApiCall, tag: string, answer: Schema | undefined): Operation {
  const parameters = toParameters(call);
  const description = toDescription(call);
  const refused = call.refusals.map((status) => [
    status,
    { $ref: `#/components/responses/${REFUSALS[status].name}` },
  ]);
  return {
    operationId: toOperationId(call),
    tags: [tag],
    summary: call.summary,
    ...(description !== '' && { description }),
    ...(call.session === 'none' && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && { requestBody: { required: true, content: json(refTo(call.body)) } }),
    responses: {
      [call.status]: { description: DONE[call.status], ...(answer && { content: json(answer) }) },
      ...Object.fromEntries(refused),
    },
  };
}

export function createDocument(): OpenApi {
  const calls = TAGS.flatMap((tag) => tag.calls.map((call) => ({ call, tag: tag.name })));
  const given = calls.flatMap(({ call }) => (call.answer ? [[toKey(call), call.answer] as const] : []));
  const { schemas, answers } = describeSchemas(TAGS, Object.fromEntries(given));
  const paths: Record<string, Record<string, Operation>> = {};
  for (const { call, tag } of calls) {
    const operation = toOperation(call, tag, answers[toKey(call)]);
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: { title: "L'API de Punt Jove", version: '1.0.0', description: DESCRIPTION },
    servers: [{ url: '/api', description: 'El mateix servidor.' }],
    security: [{ testimoni: [] }],
    tags: TAGS.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        testimoni: { type: 'http', scheme: 'bearer', description: "El testimoni que respon l'entrada." },
      },
      responses: Object.fromEntries(Object.values(REFUSALS).map(({ name, answer }) => [name, answer])),
      schemas,
    },
  };
}

export function toText(document: OpenApi): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}
