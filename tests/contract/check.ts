import { signIn, signOut } from '../../src/api/auth';
import { connect } from '../../src/api/connect';
import { createAsk } from './raw';
import { tryReads } from './reads';
import { trySignedOut, trySignInIssues } from './sessions';
import { createTrials, type Finding } from './trial';
import { tryWrites } from './writes';

export type CheckOptions = {
  /** URL of the API, without `/api`. */
  url: string;
  email: string;
  password: string;
  write?: boolean;
  /** The service's clock, in milliseconds. */
  readNow?: () => number;
};

/** Makes every call of the product with its own code; returns deviations from the description. */
export async function checkContract({
  url,
  email,
  password,
  write = false,
  readNow = Date.now,
}: CheckOptions): Promise<Finding[]> {
  let token: string | null = null;
  connect({ baseUrl: url, getToken: () => token });
  const trials = createTrials();
  const session = await trials.run('POST auth/login', () => signIn({ email, password }));
  if (!session) return trials.findings;
  token = session.token;
  const ask = createAsk(url, () => token);
  await trySignInIssues(trials, ask);
  await tryReads(trials, ask, readNow());
  if (write) await tryWrites(trials, readNow, session.permissions);
  await trials.run('POST auth/logout', () => signOut());
  await trySignedOut(trials, ask, session.token);
  return trials.findings;
}
