import type { Sessio } from '../../../src/domain/access/sessio';

export const SESSION: Omit<Sessio, 'token'> = {
  user: {
    id: 7,
    nom_complet: 'Ada',
    email: 'ada@example.org',
    role: 'informador',
    force_password_change: false,
    oficina: null,
  },
  permissions: ['read_cita_oficina'],
  centres_districte: [],
};
