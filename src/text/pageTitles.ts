import { dataRules } from './dataRules';
import { password, profile, reminder } from './password';
import type { ScreenName } from '../domain/access/routes';
import { signIn } from './signIn';

export const notFoundTitle = 'Pàgina no trobada';
export const loadFailedTitle = "No s'ha pogut carregar la pàgina";

/** Titles of the document; they name no person, since browsers store them. */
export const pageTitles: Readonly<Record<ScreenName, string>> = {
  signIn: signIn.title,
  newPassword: password.title,
  passwordReminder: reminder.title,
  passwordLink: reminder.linkTitle,
  passwordReset: reminder.resetTitle,
  profile: profile.title,
  ajuda: 'Ajuda',
  dataRules: dataRules.title,
  home: 'Inici',
  calendar: 'Calendari',
  citaCreate: 'Nova cita',
  absencia: 'Una absència',
  assessories: 'Assessories',
  assessoria: 'Assessoria',
  assessoriaCreate: 'Nova assessoria',
  assessoriaEdit: "Edita l'assessoria",
  xifres: 'Xifres',
  activitats: 'Activitats',
  activitatCreate: 'Nova activitat',
  altaActivitats: "Alta d'activitats",
  activitatEdit: "Edita l'activitat",
  consultes: 'Consultes',
  consultaCreate: 'Nova consulta',
  consultaEdit: 'Edita la consulta',
  professionals: 'Professionals',
  professionalCreate: 'Nou professional',
  professionalEdit: 'Edita les dades',
  alta: 'Alta de diversos',
  citaMove: "Canvia l'hora",
  completion: "Realitza l'assessoria",
  closeDay: 'Tanca el dia',
};
