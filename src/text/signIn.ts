import type { IssueCode } from '../domain/values/validation';
import type { Words } from './ui/words';

export const signIn = {
  title: 'Inici de sessió',
  email: 'Correu electrònic',
  password: 'Contrasenya',
  submit: 'INICIAR SESSIÓ',
  submitting: 'Iniciant la sessió…',
} as const;

const es = (text: string): Words => ({ text, lang: 'es' });

export const signInIssues: Record<'email' | 'password', Partial<Record<IssueCode, Words>>> = {
  email: { required: es('Indica tu e-mail'), email: es('Introduce un e-mail válido') },
  password: { required: es('Introduce tu contraseña') },
};
