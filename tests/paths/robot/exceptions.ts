const TWO_READINGS = 'Dues lectures de la mateixa crida surten alhora: quina falla depèn del seu ordre.';

/** Steps that words alone do not lead through, by machine and title, with the reason. */
export const EXCEPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  assessoria: {
    "Prem «Elimina»; prem «Eliminar»; escriu /assessories/284 a la barra d'adreces del navegador; prem «Elimina ara»":
      "Escriure una adreça torna a carregar la pàgina, i el que s'eliminava s'elimina de seguida.",
  },
  assessories: {
    'Prem «Torna-ho a provar»; escriu «informador_integral@example.org» a «Correu electrònic»; escriu «Demo1234!» a «Contrasenya»; prem «INICIAR SESSIÓ»':
      TWO_READINGS,
  },
  closeDay: { 'Espera: en carregar, el servidor respon 401': TWO_READINGS },
  deletion: {
    'Tanca o deixa la pàgina': 'Qui deixa la pàgina deixa també la lliçó, que ja no pot marcar-ho.',
  },
};
