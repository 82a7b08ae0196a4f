import type { AltaIssue } from '../domain/pages/alta';
import { professionalFields, professionalForm, professionalIssues } from './professionals';
import { pageTitles } from './pageTitles';
import { count } from './ui/words';
import { getLineIssueText } from './lines';

const people = (number: number): string => count(number, 'persona', 'persones');

export const alta = {
  title: pageTitles.alta,
  subtitle: "Enganxa-hi les línies d'un full de càlcul i crea totes les persones d'una vegada.",
  back: 'Torna a Professionals',
  paste: 'Una persona per línia',
  columns: 'Columnes, separades per un tabulador o per «;»: nom; cognoms; correu; rol; oficina; antena.',
  surnames: 'Dues paraules de cognoms se separen en dos cognoms; si no en són dues, van totes al primer.',
  header: {
    name: 'Nom i correu',
    role: 'Rol i oficina',
  },
  created: (number: number) => (number === 1 ? "S'ha creat 1 persona" : `S'han creat ${number} persones`),
  createdHeader: { name: 'Nom', email: 'Correu electrònic', link: 'Enllaç de contrasenya' },
  invite: "Envia'ls l'enllaç de contrasenya",
  inviteTitle: "Vols enviar l'enllaç de contrasenya?",
  inviteQuestion: (number: number) =>
    `${people(number)} ${number === 1 ? 'rebrà' : 'rebran'} un correu amb un enllaç per triar la contrasenya.`,
  invited: (number: number) => `S'ha enviat l'enllaç a ${people(number)}.`,
  inviteConfirm: "Envia l'enllaç",
  links: { pending: 'Per enviar', busy: 'Enviant…', done: 'Enviat' },
  inviting: 'Enviant els enllaços…',
} as const;

const unknown = {
  role: 'No hi ha cap rol que es digui',
  oficina_id: 'No hi ha cap oficina que es digui',
  antena_id: "L'oficina no té cap antena que es digui",
} as const;

export function getAltaIssueText(issue: AltaIssue): string {
  if (issue.code === 'central') return professionalForm.centralHelp;
  if (issue.code === 'exists') return 'Ja hi ha una persona amb aquest correu electrònic';
  return getLineIssueText(issue, {
    columns: 'Té més de sis columnes',
    unknown,
    forbidden: (field) =>
      field === 'role' ? professionalForm.centralRoles : 'No pots crear professionals en aquest lloc',
    same: 'El mateix correu que',
    issues: professionalIssues,
    labels: professionalFields,
  });
}
