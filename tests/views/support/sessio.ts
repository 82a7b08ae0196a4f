import type { Sessio } from '../../../src/domain/access/sessio';

/** Somebody of an office without antenes. */
export const sessio: Sessio = {
  token: '1|secret',
  user: {
    id: 7,
    nom_complet: 'Aina Exemple Inventada',
    email: 'aina@example.org',
    role: 'informador',
    force_password_change: false,
    oficina: { id: 1, nom: 'Oficina Inventada', name: 'Oficina Inventada', districte: 'gracia', antenas: [] },
  },
  permissions: [],
  centres_districte: [],
};
