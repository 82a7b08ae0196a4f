/** The bar of the demo; a production build has none of it. */
export const demo = {
  notice: 'Demostració: no hi escriviu dades reals',
  about: "Dades inventades: res no surt d'aquest navegador.",
  role: (name: string) => `Rol: ${name}`,
  switchRole: 'Canvia de rol',
  switching: 'Canviant de rol…',
  reset: 'Reinicia',
  resetTitle: 'Reinicia la demostració',
  resetQuestion: 'Es perdran els canvis que has fet i tornaran les dades del primer dia.',
  resetting: 'Reiniciant…',
  resetFailed: "No s'ha pogut reiniciar la demostració",
} as const;
