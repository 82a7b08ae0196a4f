import { SignInAnswer } from '../../../src/domain/sessio';
import { Missatge } from '../schemas';
import { inData, signed, type OpenApiCall, type OpenApiTag } from './call';

type Open = Pick<OpenApiCall, 'path' | 'summary' | 'notes' | 'body' | 'answer'>;

/** A call without a session. */
const open = (call: Open): OpenApiCall => ({
  ...{ ...call, method: 'POST', permission: null, status: 200, refusals: [400, 422] },
});

const own = { permission: null, refusals: [400, 401, 422] } as const;

const { user } = SignInAnswer.shape.data.shape;

/** Signing in and out, and passwords. */
export const AUTH: OpenApiTag = {
  name: 'Sessió',
  description: 'Entrar, sortir i canviar la contrasenya.',
  calls: [
    open({
      path: '/auth/login',
      summary: 'Obre una sessió.',
      notes: 'El testimoni `plainTextToken` acompanya totes les altres crides: `Authorization: Bearer …`.',
      body: 'Credencials',
      answer: SignInAnswer,
    }),
    {
      ...own,
      method: 'POST',
      path: '/auth/logout',
      summary: 'Tanca la sessió.',
      status: 204,
      refusals: [401],
    },
    {
      ...own,
      method: 'PATCH',
      path: '/auth/profile',
      summary: 'Canvia la contrasenya pròpia.',
      notes: 'Les altres sessions es tanquen.',
      body: 'CanviDeContrasenya',
      status: 200,
      answer: inData(user),
    },
    signed({
      method: 'PUT',
      path: '/auth/new-password',
      summary: 'Posa la contrasenya nova que es demana en entrar.',
      notes:
        "Només amb `force_password_change`: sense, 403. Fins llavors totes les altres crides són 403, llevat de sortir i de canviar la contrasenya pròpia. Respon com l'entrada.",
      body: 'ContrasenyaNova',
      answer: SignInAnswer,
    }),
    open({
      path: '/auth/reset-password',
      summary: "Posa una contrasenya nova amb l'enllaç rebut per correu.",
      notes: "L'enllaç serveix un cop, durant 60 minuts.",
      body: 'Restabliment',
      answer: Missatge,
    }),
    open({
      path: '/auth/send-password',
      summary: 'Envia per correu un enllaç per posar una contrasenya nova.',
      body: 'Recordatori',
      answer: Missatge,
    }),
  ],
};
