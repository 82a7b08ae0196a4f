import { count } from './ui/words';

const without = 'No hi ha noms, textos escrits ni contrasenyes.';

export const report = {
  entry: 'Informe per a suport',
  short: 'Informe',
  ask: 'Desa un informe per a suport',
  /** Reference by which support finds a problem in the report. */
  reference: (reference: string) => `Referència ${reference}`,
  title: 'Informe de la sessió',
  holds: (events: number, differences: number) =>
    `Diu què ha fet l'aplicació des que has obert la pàgina (${count(events, 'esdeveniment', 'esdeveniments')}), quin navegador és i quines respostes del servei no eren com s'esperava (${count(differences, 'diferència', 'diferències')}). ${without} El pots llegir abans de desar-lo.`,
  without,
  content: "Contingut de l'informe",
  save: "Desa l'informe",
} as const;
