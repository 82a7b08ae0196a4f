/** The demo's bar. */
export const bar = {
  notice: 'Demostració: no hi escriguis dades reals',
  about: "Dades inventades: res no surt d'aquest navegador.",
  role: (name: string) => `Rol: ${name}`,
  switchRole: 'Entra com a…',
  switching: 'Canviant de rol…',
  roles: 'Tria amb quin rol entres',
  password: (password: string) => `Contrasenya de tothom: ${password}`,
  canvi: 'Ha de canviar la contrasenya',
  inactiu: 'Compte inactiu, que no pot entrar',
  antena: "Informació en centres escolars, d'una antena",
  mailedLink: "Obre l'enllaç del correu",
  reset: 'Reinicia',
  resetTitle: 'Reinicia la demostració',
  resetQuestion: 'Es perdran els canvis que has fet i tornaran les dades del primer dia.',
  resetDone: 'La demostració torna a tenir les dades del primer dia.',
  door: 'Porta',
  doorNote: '(tria qui ets, un escenari o una lliçó)',
  panel: 'Formació',
  panelKey: 'Ctrl + .',
  wasOlder:
    "La demostració desada en aquest navegador era d'una versió anterior i no s'ha pogut conservar: comença de nou.",
} as const;
