import { EMAIL } from '../../src/domain/email';
import { findPasswordIssues, findSignInIssues } from '../../src/domain/password';
import { getFullName } from '../../src/domain/professional';
import { HttpError, accept, noContent, ok, type Errors } from '../answers';
import { GRANTS } from '../grants';
import type { Call, Handler } from '../handler';
import { messages, texts, toErrors } from '../lang';
import { isPassword, toSecret } from '../passwords';
import { findAntena, findOficina } from '../records';
import type { Professional, Sessio, State } from '../state';

const REMINDER_LASTS = 60 * 60_000;

function getText(body: Call['body'], field: string): string {
  const value = body[field];
  return typeof value === 'string' ? value : '';
}

function findByEmail(state: State, email: string): Professional | undefined {
  const wanted = email.trim().toLowerCase();
  return [...state.professionals.values()].find((known) => known.email.toLowerCase() === wanted);
}

/** The active person an e-mail belongs to; 422 on `email` otherwise. */
function getByEmail(state: State, email: string): Professional {
  const issue = email.trim() === '' ? 'required' : EMAIL.test(email.trim()) ? null : 'email';
  accept(issue ? toErrors({ email: issue }) : {});
  const professional = findByEmail(state, email);
  if (!professional) accept({ email: [texts.emailUnknown] });
  if (!professional?.actiu) accept({ email: [texts.emailInactive] });
  return professional as Professional;
}

function getUser(state: State, professional: Professional) {
  const { id, email, role, force_password_change } = professional;
  return {
    id,
    nom_complet: getFullName(professional),
    email,
    role,
    force_password_change,
    oficina: findOwn(state, professional),
  };
}

/** The office somebody belongs to, or the antena in the shape of one. */
function findOwn(state: State, { oficina_id, antena_id }: Professional) {
  const oficina = findOficina(state, oficina_id);
  const antena = findAntena(oficina, antena_id);
  if (!oficina || !antena) return oficina ?? null;
  return { id: antena.id, nom: antena.nom, name: antena.nom, districte: oficina.districte, antenas: [] };
}

function toSignIn(state: State, sessio: Sessio, professional: Professional) {
  const districte = findOficina(state, professional.oficina_id)?.districte;
  const { id, token } = sessio;
  return ok({
    data: {
      token: { accessToken: { id, name: 'punt-jove' }, plainTextToken: token },
      user: getUser(state, professional),
      permissions: GRANTS[professional.role],
      centres_districte: state.centres
        .filter((centre) => centre.districte === districte)
        .map((centre) => ({ id: centre.id, nom: centre.nom })),
    },
  });
}

/** The answer of a sign-in with the session just opened. */
function answerNewest(state: State, professionalId: number) {
  const sessio = state.sessions.get(state.last.sessio) as Sessio;
  return toSignIn(state, sessio, state.professionals.get(professionalId) as Professional);
}

export const login: Handler<Call> = async ({ store, state, now, body }) => {
  const email = getText(body, 'email');
  const password = getText(body, 'password');
  accept(toErrors(findSignInIssues({ email, password })));
  const professional = getByEmail(state, email);
  if (!(await isPassword(professional, password))) accept({ password: [texts.passwordWrong] });
  store.commit({
    call: 'POST /auth/login',
    at: now,
    by: professional.id,
    ids: { sessio: state.last.sessio + 1 },
  });
  return answerNewest(state, professional.id);
};

export const logout: Handler = ({ store, now, user, sessio }) => {
  store.commit({ call: 'POST /auth/logout', at: now, by: user.id, id: sessio.id });
  return noContent;
};

/** Faults of a new password: weak, repeated differently, or the one there is. */
async function findPasswordErrors(body: Call['body'], professional: Professional): Promise<Errors> {
  const password = getText(body, 'password');
  const issues = findPasswordIssues({
    password,
    password_confirmation: getText(body, 'password_confirmation'),
  });
  const errors = toErrors(issues);
  if (issues['password'] === 'format') errors['password'] = [texts.passwordWeak];
  if (!errors['password'] && (await isPassword(professional, password)))
    errors['password'] = [texts.passwordSame];
  return errors;
}

function createSecret(body: Call['body'], { state, now }: Call, professional: Professional) {
  return toSecret(getText(body, 'password'), `${state.seed}/${professional.id}/${now}`);
}

export const patchProfile: Handler = async (call) => {
  const { store, state, now, body, user, sessio } = call;
  const current = getText(body, 'current_password');
  const wrong = toErrors(current === '' ? { current_password: 'required' } : {});
  if (current !== '' && !(await isPassword(user, current))) wrong['current_password'] = [texts.passwordWrong];
  accept({ ...wrong, ...(await findPasswordErrors(body, user)) });
  const secret = await createSecret(body, call, user);
  store.commit({ call: 'PATCH /auth/profile', at: now, by: user.id, id: sessio.id, secret });
  return ok({ data: getUser(state, state.professionals.get(user.id) as Professional) });
};

export const putNewPassword: Handler = async (call) => {
  const { store, state, now, body, user } = call;
  if (!user.force_password_change) throw new HttpError(403, messages.noPasswordPending);
  const email = getText(body, 'email');
  const own = findByEmail(state, email)?.id === user.id;
  const wrong: Errors = own ? {} : { email: [texts.emailNotOwn] };
  accept({
    ...toErrors(email === '' ? { email: 'required' } : {}),
    ...(email === '' ? {} : wrong),
    ...(await findPasswordErrors(body, user)),
  });
  const secret = await createSecret(body, call, user);
  const ids = { sessio: state.last.sessio + 1 };
  store.commit({ call: 'PUT /auth/new-password', at: now, by: user.id, ids, secret });
  return answerNewest(state, user.id);
};

export const sendPassword: Handler<Call> = ({ store, state, now, body }) => {
  const professional = getByEmail(state, getText(body, 'email'));
  const ids = { reminder: state.last.reminder + 1 };
  store.commit({ call: 'POST /auth/send-password', at: now, by: professional.id, ids });
  return ok({ message: messages.mailed });
};

export const resetPassword: Handler<Call> = async (call) => {
  const { store, state, now, body } = call;
  const professional = getByEmail(state, getText(body, 'email'));
  const reminder = state.reminders.find(({ professional_id }) => professional_id === professional.id);
  const isGood = reminder?.token === body['token'] && reminder && now - reminder.at < REMINDER_LASTS;
  const issues = findPasswordIssues({
    password: getText(body, 'password'),
    password_confirmation: getText(body, 'password_confirmation'),
  });
  const errors = toErrors(issues);
  if (issues['password'] === 'format') errors['password'] = [texts.passwordWeak];
  accept({ ...(isGood ? {} : { token: [texts.tokenBad] }), ...errors });
  const secret = await createSecret(body, call, professional);
  store.commit({ call: 'POST /auth/reset-password', at: now, by: professional.id, secret });
  return ok({ message: messages.reset });
};

/** The link that the last reminder's mail bears, from the application's root. */
export function findMailedLink(state: State): string | null {
  const reminder = state.reminders.at(-1);
  const professional = reminder && state.professionals.get(reminder.professional_id);
  return professional
    ? `/recordar_contrasenya/${reminder.token}/${encodeURIComponent(professional.email)}`
    : null;
}
