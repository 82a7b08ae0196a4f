import type { AppPath } from '../../src/domain/access/routes';
import { EMAIL } from '../../src/domain/values/email';
import { findPasswordIssues } from '../../src/domain/values/password';
import { findSignInIssues } from '../../src/domain/pages/signIn';
import { HttpError, accept, invalid, noContent, ok, type Errors } from '../http/responses';
import type { Call, Handler } from '../http/middleware';
import { messages, texts, toErrors } from '../http/messages';
import { isPassword, toSecret } from '../validation/passwords';
import { findByEmail } from '../store/lookups';
import { getUser, toSignIn } from '../serializers/toSignIn';
import type { Professional } from '../store/rows/professional';
import type { Sessio, State } from '../store/state';

const REMINDER_LASTS = 60 * 60_000;

type Body = Call['body'];

function getText(body: Body, field: string): string {
  const value = body[field];
  return typeof value === 'string' ? value : '';
}

/** The active professional with an e-mail; 422 on `email`. `unknown` is the call's own text. */
function getByEmail(state: State, email: string, unknown: string): Professional {
  if (email.trim() === '') throw invalid(toErrors({ email: 'required' }));
  if (!EMAIL.test(email.trim())) throw invalid(toErrors({ email: 'email' }));
  const professional = findByEmail(state, email);
  if (!professional) throw invalid({ email: [unknown] });
  if (!professional.actiu) throw invalid({ email: [texts.emailInactive] });
  return professional;
}

function findPasswordErrors(body: Body): Errors {
  const password = getText(body, 'password');
  const issues = findPasswordIssues({
    password,
    password_confirmation: getText(body, 'password_confirmation'),
  });
  return { ...toErrors(issues), ...(issues['password'] === 'format' && { password: [texts.passwordWeak] }) };
}

/** Issues of a new password, which must differ from the present one. */
function findChangeErrors(body: Body, professional: Professional): Errors {
  const errors = findPasswordErrors(body);
  if (errors['password'] || !isPassword(professional, getText(body, 'password'))) return errors;
  return { password: [texts.passwordSame], ...errors };
}

function createSecret({ body, state, now }: Call, { id }: Professional) {
  return toSecret(getText(body, 'password'), `${state.seed}/${id}/${now}`);
}

function answerNewest(state: State) {
  return ok({ data: toSignIn(state, state.sessions.get(state.last.sessio) as Sessio) });
}

export const login: Handler<Call> = ({ state, commit, body }) => {
  const email = getText(body, 'email');
  const password = getText(body, 'password');
  accept(toErrors(findSignInIssues({ email, password })));
  const professional = getByEmail(state, email, texts.emailUnknown);
  if (!isPassword(professional, password)) throw invalid({ password: [texts.passwordWrong] });
  const ids = { sessio: state.last.sessio + 1 };
  commit(professional.id, { call: 'POST /auth/login', ids });
  return answerNewest(state);
};

export const logout: Handler = ({ commit, user, sessio }) => {
  commit(user.id, { call: 'POST /auth/logout', id: sessio.id });
  return noContent;
};

function findCurrentErrors(body: Body, user: Professional): Errors {
  const current = getText(body, 'current_password');
  if (current === '') return toErrors({ current_password: 'required' });
  return isPassword(user, current) ? {} : { current_password: [texts.passwordWrong] };
}

export const patchProfile: Handler = (call) => {
  const { state, commit, body, user, sessio } = call;
  accept({ ...findCurrentErrors(body, user), ...findChangeErrors(body, user) });
  const secret = createSecret(call, user);
  commit(user.id, { call: 'PATCH /auth/profile', id: sessio.id, secret });
  return ok({ data: getUser(state, user.id) });
};

function findOwnEmailErrors(state: State, body: Body, user: Professional): Errors {
  const email = getText(body, 'email');
  if (email === '') return toErrors({ email: 'required' });
  return findByEmail(state, email)?.id === user.id ? {} : { email: [texts.emailNotOwn] };
}

export const putNewPassword: Handler = (call) => {
  const { state, commit, body, user } = call;
  if (!user.force_password_change) throw new HttpError(403, messages.noPasswordPending);
  accept({ ...findOwnEmailErrors(state, body, user), ...findChangeErrors(body, user) });
  const secret = createSecret(call, user);
  const ids = { sessio: state.last.sessio + 1 };
  commit(user.id, { call: 'PUT /auth/new-password', ids, secret });
  return answerNewest(state);
};

export const sendPassword: Handler<Call> = ({ state, commit, body }) => {
  const { id } = getByEmail(state, getText(body, 'email'), texts.reminderUnknown);
  const ids = { reminder: state.last.reminder + 1 };
  commit(id, { call: 'POST /auth/send-password', ids });
  return ok({ message: messages.mailed });
};

function isGoodReminder({ state, body, now }: Call, { id }: Professional): boolean {
  const reminder = state.reminders.find(({ professional_id }) => professional_id === id);
  return reminder !== undefined && reminder.token === body['token'] && now - reminder.at < REMINDER_LASTS;
}

export const resetPassword: Handler<Call> = (call) => {
  const { state, commit, body } = call;
  const professional = getByEmail(state, getText(body, 'email'), texts.resetUnknown);
  const token = isGoodReminder(call, professional) ? {} : { token: [texts.tokenBad] };
  accept({ ...token, ...findPasswordErrors(body) });
  const secret = createSecret(call, professional);
  commit(professional.id, { call: 'POST /auth/reset-password', secret });
  return ok({ message: messages.reset });
};

export function findMailedLink(state: State): AppPath | null {
  const reminder = state.reminders.at(-1);
  const email = reminder && state.professionals.get(reminder.professional_id)?.email;
  return email ? `/recordar_contrasenya/${reminder.token}/${encodeURIComponent(email)}` : null;
}
