import type { Day } from '../../src/domain/values/madrid';
import { isFields, isSuccess, listRows, type AskRaw, type Raw } from './raw';
import { Broken, type Trials } from './trial';

const isPage = ({ text, json }: Raw): boolean => json === undefined && /^\s*</.test(text);

/** Deviation of an answer where 401 is due; undefined for a 401. */
function findDeviation(raw: Raw): string | undefined {
  const { status, json, text } = raw;
  if (status === 401) return undefined;
  if (status >= 300 && status < 400)
    return `${status}, a redirect: an ended session shows an error in the place of the sign-in`;
  if (isPage(raw)) return `${status} and a page: an ended session shows an error in the place of the sign-in`;
  if (!isSuccess(raw)) return `${status}: the person is not asked to sign in again`;
  const isEmpty = text === '' || (listRows(json).length === 0 && !(isFields(json) && 'content' in json));
  return isEmpty
    ? `${status} and nothing: an ended session looks like an empty list`
    : `${status} and data: people who have not signed in can read it`;
}

/** Broken with the paths of each deviation. */
function expectRefused(answers: readonly (readonly [path: string, raw: Raw])[]): void {
  const found = new Map<string, string[]>();
  for (const [path, raw] of answers) {
    const deviation = findDeviation(raw);
    if (deviation !== undefined) found.set(deviation, [...(found.get(deviation) ?? []), path]);
  }
  if (found.size === 0) return;
  throw new Broken([...found].map(([what, paths]) => `${paths.join(', ')} answers ${what}`).join('; '));
}

const WRONG = '0|000000000000000000000000000000000000000000000000';

/** Tries calls without a session and with a wrong token. */
export async function trySessions(
  trials: Trials,
  ask: AskRaw,
  { paths, exports, today }: { paths: readonly string[]; exports: readonly string[]; today: Day },
): Promise<void> {
  const period = `data_inici=${today}&data_fi=${today}`;
  const dated = ['cites', 'cites/disponibilitats'].map((path) => `${path}?${period}`);
  const files = exports.map((path) => `${path}/exports/csv?${period}`);
  const all = [...paths, ...dated, ...files, 'interns/oficines', 'config/data_rules'];
  const tokens = { 'without a session': null, 'with a wrong token': WRONG } as const;
  for (const [name, token] of Object.entries(tokens)) {
    await trials.run(`GET ${name}`, async () => {
      const answers: [string, Raw][] = [];
      for (const path of all) answers.push([path.replace(/\?.*/, ''), await ask('GET', path, { token })]);
      expectRefused(answers);
    });
  }
}

/** Tries that a token ends with its session. */
export async function trySignedOut(trials: Trials, ask: AskRaw, token: string): Promise<void> {
  await trials.run('GET after the sign-out', async () => {
    const raw = await ask('GET', 'interns/oficines', { token });
    if (isSuccess(raw) && !isPage(raw) && listRows(raw.json).length > 0)
      throw new Broken('still answers: the next person at the computer can go on in the same session');
    expectRefused([['interns/oficines', raw]]);
  });
}

export async function trySignInIssues(trials: Trials, ask: AskRaw): Promise<void> {
  await trials.run('POST auth/login, issues', async () => {
    const { status, json } = await ask('POST', 'auth/login', { token: null, body: {} });
    if (status !== 422)
      throw new Broken(
        `answers ${status} to an empty sign-in, where 422 is due: the form cannot mark a field`,
      );
    const errors = isFields(json) ? json['errors'] : undefined;
    const missing = ['email', 'password'].filter((name) => !isFields(errors) || !(name in errors));
    if (missing.length > 0)
      throw new Broken(`has no issue under ${missing.join(', ')}: the form cannot mark the wrong field`);
  });
}
