import type { TaskGroup, TaskName } from '../domain/pages/ajuda';
import { absencia } from './absencia';
import { alta } from './alta';
import { altaActivitats } from './altaActivitats';
import { activitatForm } from './activitats';
import { assessoriaForm, assessories, citaMove } from './assessories';
import { calendar, newCita } from './calendar';
import { citaReminder } from './citaReminder';
import { closeDay } from './closeDay';
import { consultaForm } from './consultes';
import { dataRules } from './dataRules';
import { daySheet } from './daySheet';
import { home } from './home';
import { line } from './line';
import { lists } from './lists';
import { pageTitles } from './pageTitles';
import { password, profile } from './password';
import { professionalFields, professionalForm, professionals } from './professionals';
import { removal } from './removal';
import { report } from './report';
import { shortcuts } from './shortcuts';
import { xifres } from './xifres';
import { xifresReport } from './xifresReport';

/** Labels come from their own texts, so that a renamed button is renamed here too. */
export const ajuda = {
  title: pageTitles.ajuda,
  subtitle: 'Les teves tasques, i on es fan.',
  showNews: 'Mira les novetats',
  groups: {
    people: 'Persones que arriben',
    cites: 'Cites',
    records: 'Assessories i dades',
    staff: 'Professionals i regles',
    account: 'El teu compte',
  } satisfies Record<TaskGroup, string>,
  keyboard: {
    title: 'Teclat',
    text: `Tot es pot fer sense ratolí. ${shortcuts.keys.find} cerca persones, obre pantalles i comença registres; ${shortcuts.keys.help} mostra totes les dreceres.`,
    show: shortcuts.sheet,
  },
  trouble: {
    title: 'Si alguna cosa falla',
    texts: [
      `${line.offline}: ${lowerFirst(line.offlineHelp)}`,
      `Un avís d'error inesperat porta una referència, com ara «${report.reference('K3F9-41')}». Apunta-la i digues-la a suport, amb el que estaves fent.`,
      `«${report.entry}», al menú del teu compte, desa un fitxer que pots llegir abans d'enviar-lo. ${report.without}`,
      'En un iPad o un iPhone, el navegador no avisa abans de tancar o de recarregar la pàgina: desa abans el que hagis escrit.',
      'Quan escriguis a suport, no hi posis mai el nom, el telèfon ni el correu de cap jove.',
    ],
    ask: report.ask,
  },
} as const;

/** Name of each task, and what to press, in two to four sentences. */
export const tasks: Readonly<Record<TaskName, { title: string; text: string }>> = {
  arrival: {
    title: 'Atendre algú que arriba',
    text: `Prem «${home.who}» i escriu el nom, el telèfon o el correu: surt primer la cita més propera. Quan la persona ja hi és, prem «${home.here}» a la seva cita. La marca només es veu en aquesta pestanya.`,
  },
  consulta: {
    title: 'Anotar una consulta',
    text: `${consultaForm.anonymous} «${consultaForm.patterns}» omple el formulari com una d'anterior. Acaba amb «${consultaForm.create}», o amb «${consultaForm.another}» per continuar.`,
  },
  walkIn: {
    title: 'Atendre algú sense cita',
    text: `Tria el tipus i «${assessoriaForm.withoutAppointment}», i omple les dades de la persona. Acaba amb «${assessoriaForm.create}». Si també pots anotar-ne el resultat, «${assessoriaForm.createAndComplete}» hi va tot seguit.`,
  },
  activitat: {
    title: 'Registrar una activitat',
    text: `Posa-hi el títol, el dia, les hores, el marc i l'àrea. «${activitatForm.attendanceSection}» i «${activitatForm.ratingSection}» es poden deixar per a més tard. Acaba amb «${activitatForm.create}». Per a moltes alhora hi ha «${altaActivitats.title}», que llegeix línies enganxades d'un full de càlcul.`,
  },
  booking: {
    title: 'Reservar una hora',
    text: `Tria el tipus i un dia, i després una de les hores lliures. Omple les dades de la persona i prem «${newCita.submit}». Al calendari, una hora lliure també té «${calendar.reserve}».`,
  },
  move: {
    title: "Canviar l'hora d'una cita",
    text: `Obre la cita al calendari i prem «${assessories.actions.move}». Tria una altra hora lliure i prem «${citaMove.submit}». Amb el ratolí també la pots arrossegar, i amb el teclat, prem ${shortcuts.keys.move}.`,
  },
  absence: {
    title: 'Quan falta un professional',
    text: `Tria la vista «${calendar.views.dia}» i el professional, i prem «${absencia.title}». «${absencia.propose}» busca una hora lliure per a cada cita; també pots triar-la, o prémer «${absencia.remove}». El botó de baix les fa d'una en una.`,
  },
  removal: {
    title: 'Eliminar una cita',
    text: `Obre la cita al calendari i, al menú, tria «${calendar.deleteCita}». Durant uns segons encara ho pots aturar amb «${removal.undo}».`,
  },
  reminder: {
    title: 'Recordar una cita',
    text: `Després de reservar, i a cada cita que ha de venir, hi ha «${citaReminder.copy}». Enganxa'l en un missatge. El text el pots canviar a «${citaReminder.title}».`,
  },
  daySheet: {
    title: 'Imprimir el dia',
    text: `Tria la vista «${calendar.views.dia}» i un professional o una oficina. Prem «${daySheet.print}»; si tens el teu dia a «${pageTitles.home}», també hi és.`,
  },
  closing: {
    title: 'Tancar el dia',
    text: `«${closeDay.title}» té les teves assessories que ja han passat. Tria com s'ha inscrit cadascuna i valora-la, o prem «${closeDay.absent}». El botó de baix les desa una per una. «${closeDay.more}» obre el formulari sencer d'una assessoria.`,
  },
  lists: {
    title: 'Treure una llista',
    text: `Filtra-la per dates, oficina o canal. «${lists.views}» desa els filtres amb un nom, i «${lists.exportCsv(null)}» en baixa totes les files. Les caselles en trien unes quantes, per exportar-les o eliminar-les juntes. Les altres llistes funcionen igual.`,
  },
  report: {
    title: 'Fer la memòria',
    text: `«${xifresReport.open}» obre el darrer curs sencer, amb un text i una taula per enganxar en un document. Per a un altre temps, tria el període; «${xifres.periods.propi}» n'és un de qualsevol. «${xifres.read}» suma les persones, i «${xifres.export}» baixa les taules.`,
  },
  newcomer: {
    title: "Donar d'alta un professional",
    text: `Omple la persona, el rol i el lloc, i prem «${professionalForm.create}». ${professionalForm.firstPassword} Per a molta gent alhora hi ha «${alta.title}», que llegeix línies enganxades d'un full de càlcul.`,
  },
  leaver: {
    title: 'Quan un professional plega',
    text: `Obre'l a la llista i, a «${professionalFields.actiu}», tria «${professionals.states.false}». ${professionalForm.inactiveHelp} Abans, l'avís de les cites que té porta a «${absencia.title}», per passar-les totes.`,
  },
  dates: {
    title: 'Canviar les regles de dates',
    text: `${dataRules.intro} Prem «${dataRules.save}».`,
  },
  password: {
    title: 'Canviar la contrasenya',
    text: `A «${profile.change}», escriu la que tens i la nova, i prem «${password.submit}». ${profile.changeHelp}`,
  },
};

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
