/** The strip of a lesson. */
export const lesson = {
  title: (title: string) => `Lliçó: ${title}`,
  progress: (done: number, all: number) => `${done} de ${all}`,
  hint: "Dona'm una pista",
  hintAway: 'El que busques no és en aquesta pàgina.',
  steps: 'Tots els passos',
  done: 'fet',
  open: 'per fer',
  finished: 'Lliçó acabada',
  print: "Imprimeix què s'ha fet",
  leave: 'Surt de la lliçó',
  opens: 'Obre',
  acts: {
    'xstate.done.actor.save': 'Desa',
    'xstate.error.actor.save': 'Desa, i mira què passa a',
    'xstate.done.actor.remove': 'Esborra-ho',
    'xstate.done.actor.mark': 'Marca que no ha vingut ningú',
    'xstate.done.actor.signIn': 'Entra',
    'xstate.done.actor.setPassword': 'Tria una contrasenya nova',
    'auth.lost': 'Perd la sessió',
  },
} as const;
