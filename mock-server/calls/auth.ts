import * as z from 'zod/mini';
import { Email } from '../../src/domain/values/fields';
import type { ChangeDraft, ReminderDraft, ResetDraft } from '../../src/domain/values/password';
import { SignInAnswer } from '../../src/domain/access/sessio';
import * as auth from '../routes/auth';
import { inData, Missatge, tag } from './call';

const open = {
  method: 'POST',
  session: 'none',
  permission: null,
  status: 200,
  refusals: [400, 422],
} as const;

/** A call that works while a new password is pending. */
const own = { session: 'any', permission: null, status: 200 } as const;

const { user } = SignInAnswer.shape.data.shape;
const password = z.string();
const STRENGTH =
  'La contrasenya nova té 8 caràcters o més, amb una majúscula, una minúscula, un número i un caràcter especial.';
const OTHER = `${STRENGTH} No és la que hi ha.`;

/** Bodies have no schema in the domain, since the sign-in page loads no zod. */
export const AUTH = tag({
  name: 'Sessió',
  description: 'Entrar, sortir i canviar la contrasenya.',
  records: { Sessio: SignInAnswer, Usuari: user },
  bodies: {
    Credencials: z.object({ email: Email, password }),
    Recordatori: z.object({ email: Email }) satisfies z.ZodMiniType<ReminderDraft>,
    Restabliment: z.object({
      token: z.string(),
      email: Email,
      password,
      password_confirmation: password,
    }) satisfies z.ZodMiniType<ResetDraft & { token: string }>,
    ContrasenyaNova: z.object({
      token: z.optional(z.string()),
      email: Email,
      password,
      password_confirmation: password,
    }),
    CanviDeContrasenya: z.object({
      current_password: password,
      password,
      password_confirmation: password,
    }) satisfies z.ZodMiniType<ChangeDraft>,
  },
  rules: {
    Restabliment: `${STRENGTH} El \`token\` és el de l'enllaç que s'ha rebut per correu.`,
    ContrasenyaNova: `${OTHER} El correu és el propi. El \`token\` no es mira.`,
    CanviDeContrasenya: OTHER,
  },
  calls: [
    {
      ...open,
      path: '/auth/login',
      summary: 'Obre una sessió.',
      notes: 'El testimoni `plainTextToken` acompanya totes les altres crides: `Authorization: Bearer …`.',
      body: 'Credencials',
      answer: SignInAnswer,
      handle: auth.login,
    },
    {
      ...own,
      method: 'POST',
      path: '/auth/logout',
      summary: 'Tanca la sessió.',
      status: 204,
      refusals: [401],
      handle: auth.logout,
    },
    {
      ...own,
      method: 'PATCH',
      path: '/auth/profile',
      summary: 'Canvia la contrasenya pròpia.',
      notes: 'Les altres sessions es tanquen.',
      body: 'CanviDeContrasenya',
      answer: inData(user),
      refusals: [400, 401, 422],
      handle: auth.patchProfile,
    },
    {
      ...own,
      method: 'PUT',
      path: '/auth/new-password',
      summary: 'Posa la contrasenya nova que es demana en entrar.',
      notes:
        "Només amb `force_password_change`: sense, 403. Fins llavors totes les altres crides són 403, llevat de sortir i de canviar la contrasenya pròpia. Respon com l'entrada.",
      body: 'ContrasenyaNova',
      answer: SignInAnswer,
      refusals: [400, 401, 403, 422],
      handle: auth.putNewPassword,
    },
    {
      ...open,
      path: '/auth/reset-password',
      summary: "Posa una contrasenya nova amb l'enllaç rebut per correu.",
      notes: "L'enllaç serveix un cop, durant 60 minuts.",
      body: 'Restabliment',
      answer: Missatge,
      handle: auth.resetPassword,
    },
    {
      ...open,
      path: '/auth/send-password',
      summary: 'Envia per correu un enllaç per posar una contrasenya nova.',
      body: 'Recordatori',
      answer: Missatge,
      handle: auth.sendPassword,
    },
  ],
});
