import { toApiResponse, type ApiRequest } from '../../http/responses';
import { isFields, type Answer, type Fields, type Json, type Quirk } from '../changes';
import { getPath, readFields, readRows, replacing, toGet } from './kit';

const COMPLETIONS = /^assessories\/[a-z_]+$/;

type Value = (request: ApiRequest, ask: Answer) => Json | Promise<Json>;

/** A request that is no repeat of another one. */
const withoutKey = ({ headers, ...request }: ApiRequest): ApiRequest => ({
  ...request,
  headers: { authorization: headers['authorization'] },
});

/** A rule that the server lacks: it stores a valid value in the place of the wrong one. */
const lacking = (path: RegExp, field: string, findValue: Value): Quirk =>
  replacing(422, { method: 'POST', path }, async (response, request, ask) => {
    const { errors, ...others } = readFields(response);
    if (!isFields(errors) || !(field in errors)) return response;
    const { [field]: _, ...left } = errors;
    if (Object.keys(left).length > 0)
      return toApiResponse({ status: 422, json: { ...others, errors: left } });
    const body = { ...(JSON.parse(request.body) as Fields), [field]: await findValue(request, ask) };
    return ask({ ...withoutKey(request), body: JSON.stringify(body) });
  });

const TYPES: Readonly<Record<string, string>> = {
  academiques: 'academica',
  habitatges: 'habitatge',
  emprenedories: 'emprenedoria',
};

async function findTheme(request: ApiRequest, ask: Answer): Promise<Fields> {
  const name = getPath(request).replace('assessories/', '');
  const response = await ask(toGet(request, `interns/tematiques?tipus=${TYPES[name] ?? name}`));
  return readRows(readFields(response))[0] ?? {};
}

async function findSubtheme(request: ApiRequest, ask: Answer): Promise<Json> {
  const { tematica_id } = JSON.parse(request.body) as { tematica_id?: number[] };
  const response = await ask(toGet(request, 'interns/tematiques'));
  const theme = readRows(readFields(response)).find(({ id }) => id === tematica_id?.[0]);
  const [first] = (theme?.['subtematica'] ?? []) as Fields[];
  return [first?.['id'] ?? null];
}

/** Books a taken hour once more: as a visit at its time. */
const bookAgain: Quirk = replacing(
  422,
  { method: 'POST', path: /^cites$/ },
  async (response, request, ask) => {
    const { disponibilitat_id, ...body } = JSON.parse(request.body) as Fields;
    const get = async (path: string) => readRows(readFields(await ask(toGet(request, path))));
    const slots = await get('cites/disponibilitats?data_inici=2000-01-01&data_fi=2100-01-01');
    const slot = slots.find(({ id, lliure }) => id === disponibilitat_id && lliure === false);
    if (!slot) return response;
    const date = slot['data_inici'] as string;
    const sent = JSON.stringify({ ...body, date });
    const created = readFields(
      await ask({ ...request, url: request.url.replace(/cites$/, 'assessories'), body: sent }),
    );
    const day = date.slice(0, 10);
    const booked = (await get(`cites?data_inici=${day}&data_fi=${day}`)).find(
      ({ assessoria }) =>
        isFields(assessoria) && isFields(created['data']) && assessoria['id'] === created['data']['id'],
    );
    return booked ? toApiResponse({ status: 201, json: { data: booked } }) : response;
  },
);

const WRITES = ['POST', 'PATCH', 'PUT', 'DELETE'];

/** Another form of the issues of a refused write. */
const refusing = (change: (errors: Readonly<Record<string, readonly string[]>>) => Fields): Quirk => ({
  wrap: (ask) => async (request) => {
    const response = await ask(request);
    if (response === 'network' || response.status !== 422 || !WRITES.includes(request.method))
      return response;
    const { message = null, errors } = readFields(response);
    const json = { message, ...change((errors ?? {}) as Record<string, string[]>) };
    return toApiResponse({ status: 422, json });
  },
});

export const VALIDATION_BEHAVIOURS = {
  inscripcioUnchecked: lacking(COMPLETIONS, 'inscripcio', () => 'espontania'),
  assistentsUnchecked: lacking(COMPLETIONS, 'assistents', () => 1),
  valoracioUnchecked: lacking(COMPLETIONS, 'valoracio', () => 3),
  placeUnchecked: lacking(COMPLETIONS, 'realitzada', () => 'pij'),
  themesUnchecked: lacking(COMPLETIONS, 'tematica_id', async (request, ask) => [
    (await findTheme(request, ask))['id'] ?? null,
  ]),
  subthemesUnchecked: lacking(COMPLETIONS, 'subtematica_id', findSubtheme),
  channelUnchecked: lacking(/^consultes$/, 'canal', () => 'presencial'),
  titleUnchecked: lacking(/^activitats$/, 'titol', () => 'Sense títol'),
  hoursUnchecked: lacking(/^activitats$/, 'hora_fi', () => '23:59'),
  emailsUnchecked: lacking(/^professionals$/, 'email', (request) => {
    const { email = '' } = JSON.parse(request.body) as { email?: string };
    return `${email.replaceAll(/\W/g, '')}@example.org`;
  }),
  hoursBookedTwice: bookAgain,
  signInUnchecked: replacing(422, { method: 'POST', path: /^auth\/login$/ }, () =>
    toApiResponse({ status: 401, json: { message: 'Unauthenticated.' } }),
  ),
  errorsAsList: refusing((errors) => ({ errors: Object.values(errors).flat() })),
  errorsAsRecords: refusing((errors) => ({
    errors: Object.entries(errors).map(([field, messages]) => ({ field, message: messages[0] ?? '' })),
  })),
  errorsAsText: refusing((errors) => ({ errors: Object.values(errors).flat().join(' ') })),
  errorsLeftOut: refusing(() => ({})),
} as const satisfies Record<string, Quirk>;
