import { paths, rule, section, tested, walks } from '../requirement';
import { LIST_CALLS } from './listCalls';
import { called, removed } from './proofs';

const HTTP = 'api/http.test.ts';

export const CALLS = [
  section('7', [
    [
      1,
      'A call has the token as a bearer, but for those that need no session.',
      walks('token'),
      walks('own-token'),
      tested(HTTP, "has the token, asks for JSON, and returns the server's answer"),
    ],
    [
      2,
      'The token is kept in the local storage.',
      walks('stored'),
      tested('app/browser/storage.test.ts', 'is restored as it was stored, and nothing else is stored'),
    ],
    [
      3,
      'The token is removed from it by signing out.',
      rule('auth', 'Tancar la sessió en crida el servidor i esborra sempre el que es desava, falli o no'),
      tested('app/browser/storage.test.ts', 'is removed on demand, and is none before the first sign-in'),
    ],
    [
      4,
      'Calls and answers are JSON.',
      tested(HTTP, 'sends its body as JSON'),
      tested(HTTP, "has the token, asks for JSON, and returns the server's answer"),
    ],
    [
      5,
      'Only data, links, meta and content are read of an answer.',
      tested('api/read.test.ts', 'takes a record by its schema, without unknown fields'),
      tested('api/read.test.ts', 'takes an export wrapped in content, or plain (spec §7)'),
    ],
    [
      6,
      'POST /api/auth/login sends email and password without a token, and answers the token and the user.',
      paths('auth', 'auth.signIn', 'signIn: signed in'),
      called('POST auth/login'),
      tested('api/auth.test.ts', 'a sign-in needs no session'),
    ],
    [7, 'POST /api/auth/logout sends nothing.', paths('auth', 'auth.signOut'), called('POST auth/logout')],
    [
      8,
      'PATCH /api/auth/profile sends the form of the changed password.',
      paths('profile', 'record.submit, valid'),
      called('PATCH auth/profile'),
    ],
    [
      9,
      'PUT /api/auth/new-password sends token, email, password and password_confirmation, and answers as login.',
      paths('auth', 'auth.setPassword', 'setPassword: signed in'),
      called('PUT auth/new-password'),
    ],
    [
      10,
      'POST /api/auth/reset-password needs no session.',
      paths('passwordReset', 'record.submit, valid'),
      walks('token'),
      called('POST auth/reset-password'),
    ],
    [
      11,
      'POST /api/auth/send-password needs no session.',
      paths('passwordReminder', 'record.submit, valid'),
      walks('token'),
      called('POST auth/send-password'),
    ],
    [
      12,
      'GET /api/activitats?{query} lists activitats.',
      paths('activitatsListRequest', 'request.send one'),
      called('GET activitats?page=2&marc=4'),
    ],
    [
      13,
      'GET /api/activitats/{id} reads one.',
      paths('activitatEdit', 'load: loaded'),
      called('GET activitats/41'),
    ],
    [
      14,
      'POST /api/activitats creates one.',
      paths('activitatCreate', 'save: saved'),
      called('POST activitats'),
    ],
    [
      15,
      'PATCH /api/activitats changes one, without an id in the path.',
      paths('activitatEdit', 'save: saved'),
      called("'PATCH activitats'"),
    ],
    [16, 'DELETE /api/activitats/{id} deletes one.', removed('start'), called('DELETE activitats/41')],
    [
      17,
      'GET /api/activitats/exports/csv gives the content of activitats_{timestamp}.csv.',
      paths('exports', 'exports.start activitats', 'fetch: fetched'),
      rule('exports', "El nom del fitxer porta la llista i l'instant, sense dos punts"),
      called('GET activitats/exports/csv?area=2'),
    ],
    [
      18,
      'GET /api/assessories?{query} lists assessories.',
      paths('assessoriesListRequest', 'request.send one'),
      called('GET assessories?page=2&tipus=laboral'),
    ],
    [
      19,
      'GET /api/assessories/{id} reads one.',
      paths('assessoriaRequest', 'request.send one'),
      called('GET assessories/12'),
    ],
    [
      20,
      'POST /api/assessories creates one.',
      paths('assessoriaCreate', 'save: saved'),
      called("'POST assessories'"),
    ],
    [
      21,
      'PATCH /api/assessories/{id} changes one, with its id in the body too.',
      paths('assessoriaEdit', 'save: saved'),
      called("'PATCH assessories/12'"),
    ],
    [
      22,
      'PATCH /api/assessories/{id}/assistit marks that the person did not attend.',
      paths('attendance', 'attendance.confirm', 'mark: marked'),
      rule('attendance', 'No es crida el servidor sense haver-ho confirmat'),
      called('PATCH assessories/12/assistit'),
    ],
    [
      23,
      'DELETE /api/assessories/{id} deletes one.',
      removed('start of a assessoria'),
      called('DELETE assessories/12'),
    ],
    [
      24,
      'GET /api/assessories/exports/csv gives assessorias_{timestamp}.csv.',
      paths('exports', 'exports.start assessories', 'fetch: fetched'),
      rule('exports', "El nom del fitxer porta la llista i l'instant, sense dos punts"),
      called('GET assessories/exports/csv?sort=-cita.date'),
    ],
    [
      25,
      'POST /api/assessories/mobilitat_internacional completes one of mobilitat.',
      called("['mobilitat_internacional', 'mobilitat_internacional']"),
      tested('machines/screens/completion.test.ts', 'of type %s uses the call of the type alone (spec §7)'),
    ],
    [
      26,
      'POST /api/assessories/academiques completes an academic one.',
      called("['academica', 'academiques']"),
      tested('machines/screens/completion.test.ts', 'of type %s uses the call of the type alone (spec §7)'),
    ],
    [
      27,
      'POST /api/assessories/habitatges completes one of habitatge.',
      called("['habitatge', 'habitatges']"),
      tested('machines/screens/completion.test.ts', 'of type %s uses the call of the type alone (spec §7)'),
    ],
    [
      28,
      'POST /api/assessories/emprenedories completes one of emprenedoria.',
      called("['emprenedoria', 'emprenedories']"),
      tested('machines/screens/completion.test.ts', 'of type %s uses the call of the type alone (spec §7)'),
    ],
    [
      29,
      'POST /api/assessories/laborals completes one of laboral.',
      paths('completion', 'save: saved'),
      called("['laboral', 'laborals']"),
    ],
    ...LIST_CALLS,
  ]),
];
