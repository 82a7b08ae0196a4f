import { absencia } from './absencia';
import { alta } from './alta';
import { altaActivitats } from './altaActivitats';
import { antena } from './antena';
import { calendar } from './calendar';
import { citaReminder } from './citaReminder';
import { closeDay } from './closeDay';
import { home } from './home';
import { lists } from './lists';
import { professionalForm } from './professionals';
import { shortcuts } from './shortcuts';
import { xifres } from './xifres';
import { xifresReport } from './xifresReport';

export type News = { number: number; month: string; text: string };

export const novetats = { title: 'Novetats', new: 'Nou' } as const;

const NOV_2026 = 'Novembre de 2026';

/** The newest first. A new entry takes the next number, which is `NEWEST` of `domain/pages/novetats`. */
export const news: readonly News[] = [
  {
    number: 15,
    month: NOV_2026,
    text: `«${altaActivitats.title}» crea activitats a partir de línies enganxades d'un full de càlcul. Les llistes d'activitats i de professionals marquen el que acabes de crear.`,
  },
  {
    number: 14,
    month: NOV_2026,
    text: "Sense connexió, l'inici i el calendari continuen mostrant el que ja s'havia llegit, amb l'hora.",
  },
  {
    number: 13,
    month: NOV_2026,
    text: "A les llistes, les caselles trien diverses files per exportar-les, eliminar-les o marcar-les com a no assistides d'un sol cop. El que no es pot fer queda triat, amb el motiu.",
  },
  {
    number: 12,
    month: NOV_2026,
    text: `«${absencia.title}», al calendari: les cites d'un professional que falta o que plega, en una sola pàgina, passades a un altre o eliminades.`,
  },
  {
    number: 11,
    month: NOV_2026,
    text: `Les xifres compten també persones: prem «${xifres.read}» i surten per gènere i edat, per districte, i per oficina i tipus. «${xifresReport.open}» en fa un text i una taula per enganxar. «${xifres.periods.propi}» compta qualsevol període.`,
  },
  {
    number: 10,
    month: NOV_2026,
    text: `Qui treballa en una antena veu primer el que és de la seva antena. «${antena.side('oficina', null)}» és a un clic.`,
  },
  {
    number: 9,
    month: NOV_2026,
    text: "Aquesta pàgina d'ajuda: les tasques de cada feina, i les novetats de l'aplicació.",
  },
  {
    number: 8,
    month: NOV_2026,
    text: `«${closeDay.title}»: totes les assessories del dia en una sola pàgina, i cadascuna es desa per separat.`,
  },
  {
    number: 7,
    month: NOV_2026,
    text: `Les llistes d'assessories i d'activitats s'obren a «${lists.quans.properes}».`,
  },
  {
    number: 6,
    month: NOV_2026,
    text: `«${alta.title}» crea professionals a partir de línies enganxades; «${professionalForm.another}» en crea un darrere l'altre.`,
  },
  {
    number: 5,
    month: NOV_2026,
    text: `«${citaReminder.copy}»: el text del recordatori d'una cita, amb les paraules de cada oficina.`,
  },
  {
    number: 4,
    month: NOV_2026,
    text: 'Al calendari, una cita es pot portar a una altra setmana: tria-la i canvia de setmana.',
  },
  {
    number: 3,
    month: NOV_2026,
    text: "Reservar una hora d'un altre dia demana menys passos.",
  },
  {
    number: 2,
    month: NOV_2026,
    text: `«${home.who}» i ${shortcuts.keys.find} troben les persones i mostren primer la cita més propera. «${calendar.here}» marca qui ha arribat.`,
  },
  {
    number: 1,
    month: NOV_2026,
    text: "La primera versió de l'aplicació.",
  },
];
