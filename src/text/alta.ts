import type { AltaIssue } from '../domain/pages/alta';
import { professionalFields, professionalForm, professionalIssues } from './professionals';
import { pageTitles } from './pageTitles';
import { count } from './ui/words';
import { getIssueText } from './validation';

const people = (number: number): string => count(number, 'persona', 'persones');

/** Page of several new professionals from pasted lines. */
export const alta = {
  title: pageTitles.alta,
  subtitle: "Enganxa-hi les línies d'un full de càlcul i crea totes les persones d'una vegada.",
  back: 'Torna a Professionals',
  paste: 'Una persona per línia',
  columns: 'Columnes, separades per un tabulador o per «;»: nom; cognoms; correu; rol; oficina; antena.',
  surnames: 'Dues paraules de cognoms se separen en dos cognoms; si no en són dues, van totes al primer.',
  checking: 'Comprovant les línies…',
  lines: 'Comprovació',
  header: {
    line: 'Línia',
    name: 'Nom i correu',
    role: 'Rol i oficina',
    state: 'Estat',
  },
  ready: 'A punt',
  creating: 'Creant…',
  create: (number: number) => (number === 0 ? 'Crea' : `Crea'n ${number}`),
  counted: (ready: number, faulty: number) =>
    [
      ready > 0 && count(ready, 'línia a punt', 'línies a punt'),
      faulty > 0 && count(faulty, 'línia per corregir', 'línies per corregir'),
    ]
      .filter(Boolean)
      .join(', '),
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

/** What is wrong with a line, in words. */
export function getAltaIssueText(issue: AltaIssue): string {
  switch (issue.code) {
    case 'columns':
      return 'Té més de sis columnes';
    case 'unknown':
      return `${unknown[issue.field]} «${issue.said}»`;
    case 'forbidden':
      return issue.field === 'role'
        ? professionalForm.centralRoles
        : 'No pots crear professionals en aquest lloc';
    case 'central':
      return professionalForm.centralHelp;
    case 'exists':
      return 'Ja hi ha una persona amb aquest correu electrònic';
    case 'repeated':
      return `El mateix correu que ${issue.lines.length === 1 ? 'la línia' : 'les línies'} ${issue.lines.join(', ')}`;
    default: {
      const { text } = getIssueText(professionalIssues, issue.field, issue.code);
      const label = Object.entries(professionalFields).find(([name]) => name === issue.field)?.[1];
      return issue.code === 'tooLong' && label ? `${label}: ${text.toLowerCase()}` : text;
    }
  }
}
