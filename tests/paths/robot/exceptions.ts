const UNKNOWN = 'El robot hi queda aturat, i encara no se sap per què.';
const TWO_READINGS = 'Dues lectures de la mateixa crida surten alhora: quina falla depèn del seu ordre.';

/** Steps that words alone do not lead through, by machine and title, with the reason. */
export const EXCEPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  absencia: { 'Prem «Proposa hores»': UNKNOWN },
  activitats: { 'Prem «Data»': UNKNOWN },
  assessoria: {
    "Prem «Elimina»; prem «Eliminar»; escriu /assessories/284 a la barra d'adreces del navegador; prem «Elimina ara»":
      "Escriure una adreça torna a carregar la pàgina, i el que s'eliminava s'elimina de seguida.",
  },
  assessories: {
    'Prem «Torna-ho a provar»; escriu «informador_integral@example.org» a «Correu electrònic»; escriu «Demo1234!» a «Contrasenya»; prem «INICIAR SESSIÓ»':
      TWO_READINGS,
  },
  auth: { 'Espera 5 segons': UNKNOWN },
  closeDay: { 'Espera: en carregar, el servidor respon 401': TWO_READINGS },
  consultes: { 'Prem «Data»': UNKNOWN },
  deletion: {
    'Tanca o deixa la pàgina': 'Qui deixa la pàgina deixa també la lliçó, que ja no pot marcar-ho.',
  },
  notifications: { "Escriu /configuracio/control a la barra d'adreces del navegador": UNKNOWN },
  professionals: { 'Prem «Nom»': UNKNOWN },
};

/** Machines that the robot does not follow, with the reason. */
export const NOT_FOLLOWED: Readonly<Record<string, string>> = {
  bulk: 'La pàgina no es tanca en acabar, i encara no se sap per què.',
  removal: 'La pàgina no es tanca en acabar, i encara no se sap per què.',
};
