import { count } from '../../text/ui/words';

export const viewer = {
  title: "Visor d'informes",
  entry: 'Obre un informe…',
  entryNote: '(en una pestanya nova)',
  about:
    "Mostra, pas a pas, l'informe d'una sessió o un registre d'esdeveniments. El fitxer no surt d'aquest navegador.",
  back: 'Ves a la demostració',
  choose: 'Tria un fitxer…',
  drop: "o deixa'l anar aquí",
  none: 'Encara no hi ha cap informe obert',
  opened: (name: string, steps: number) => `${name} · ${count(steps, 'esdeveniment', 'esdeveniments')}`,
  problems: {
    foreign: (name: string) => `«${name}» no és cap informe ni cap registre.`,
    version: (name: string) =>
      `«${name}» és d'una altra versió de l'aplicació: obre'l amb la demostració d'aquella versió.`,
    damaged: (name: string) => `«${name}» és incomplet o s'ha modificat, i no es pot llegir.`,
  },
  find: 'Referència',
  findHelp: "La que diu l'avís: per exemple, K3F9-41",
  go: 'Ves-hi',
  notFound: (id: string, from: number, to: number) =>
    `Aquest informe té de la ${id}-${from} a la ${id}-${to}.`,
  rest: "Què més diu l'informe",
  steps: 'Esdeveniments',
  columns: ['Referència', 'Hora', 'Actor', 'Esdeveniment', 'Resposta'],
  answered: 'fet',
  failed: (why: string) => `error ${why}`,
  noTime: '--:--',
  event: 'Què portava',
  bare: 'Res que es pugui desar: els textos i els noms no hi són mai.',
  actors: 'Actors després del pas',
  before: (value: string) => `abans: ${value}`,
  fresh: 'nou',
  ended: "s'ha acabat",
} as const;
