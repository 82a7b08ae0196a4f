import { isFields, pages, type Fields, type Json, type Quirk } from './changes';

const reads = (change: (json: Fields) => Json): Quirk => ({
  toJson: (json, call) => (call.startsWith('GET') && isFields(json) && 'data' in json ? change(json) : json),
});

const signIns = (change: (data: Fields) => Json): Quirk => ({
  toJson: (json, call) =>
    isFields(json) && /auth\/(login|new-password)/.test(call) && isFields(json['data'])
      ? change(json['data'])
      : json,
});

const permissions = (write: (names: readonly string[]) => Json): Quirk =>
  signIns((data) => ({ data: { ...data, permissions: write(data['permissions'] as readonly string[]) } }));

const getToken = ({ token }: Fields): Json => (isFields(token) ? (token['plainTextToken'] ?? null) : null);

const asText = (type: string, before = ''): Quirk => ({
  toResponse: (response) =>
    response.headers['Content-Type']?.includes('json') === true
      ? { ...response, headers: { ...response.headers, 'Content-Type': type }, body: before + response.body }
      : response,
});

/** Deviations of what is around the data: envelopes, sign-ins, content types. */
export const ENVELOPES = {
  resultForData: reads(({ data = null, ...others }) => ({ ...others, result: data })),
  dataInData: reads(({ data = null, ...others }) => ({ data: { data, ...others } })),
  pagesInData: pages(({ data = null, meta }) => ({ success: true, data: { ...meta, data } })),
  wholeListsCut: {
    toJson: (json, call) =>
      isFields(json) && Array.isArray(json['data']) && /GET .*(cites|interns)\b/.test(call)
        ? { data: (json['data'] as Json[]).slice(0, 15), meta: { total: json['data'].length } }
        : json,
  },
  totalsOfThePage: pages(({ data = null, links = null, meta }) => ({
    data,
    links,
    meta: { ...meta, total: Array.isArray(data) ? data.length : 0 },
  })),
  permissionsAsRecords: permissions((names) => names.map((name, index) => ({ id: index + 1, name }))),
  permissionsAsMap: permissions((names) => Object.fromEntries(names.map((name) => [name, true]))),
  permissionsAsText: permissions((names) => names.join(',')),
  permissionsInUser: signIns(({ permissions: names = null, user = null, ...others }) => ({
    data: { ...others, user: { ...(isFields(user) ? user : {}), permissions: names } },
  })),
  roleAsRecord: signIns(({ user = null, ...others }) => {
    const { role = null, ...person } = isFields(user) ? user : {};
    return { data: { ...others, user: { ...person, roles: [{ id: 7, name: role, guard_name: 'web' }] } } };
  }),
  roleRenamed: signIns(({ user = null, ...others }) => ({
    data: { ...others, user: { ...(isFields(user) ? user : {}), role: 'direccio' } },
  })),
  tokenAsText: signIns((data) => ({ data: { ...data, token: getToken(data) } })),
  accessToken: signIns(({ token = null, ...others }) => ({
    data: { ...others, access_token: getToken({ token }), token_type: 'Bearer' },
  })),
  signInAlone: signIns((data) => data),
  jsonAsHtml: asText('text/html; charset=UTF-8'),
  jsonAsText: asText('text/plain'),
  warningBefore: asText(
    'text/html; charset=UTF-8',
    '<br />\n<b>Warning</b>:  Undefined variable $x in <b>/var/www/app.php</b> on line <b>3</b><br />\n',
  ),
} as const satisfies Record<string, Quirk>;
