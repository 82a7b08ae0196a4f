import type { ActivitatIssue } from '../domain/pages/altaActivitats';
import { activitatFields, activitatIssues } from './activitats';
import { getLineIssueText } from './lines';
import { pageTitles } from './pageTitles';
import { getRuleIssueText } from './refusals';
import { count } from './ui/words';

export const altaActivitats = {
  title: pageTitles.altaActivitats,
  subtitle: "Enganxa-hi les línies d'un full de càlcul i crea totes les activitats d'una vegada.",
  back: 'Torna a Activitats',
  paste: 'Una activitat per línia',
  columns:
    "Columnes, separades per un tabulador o per «;»: títol; data; hora d'inici; hora final; marc; àrea; centre educatiu; oficina.",
  place: "El centre pot quedar buit; l'oficina, si la línia no en diu cap, és la teva.",
  header: { title: 'Activitat', when: 'Quan', subject: 'Marc, àrea i lloc' },
  created: (number: number) =>
    number === 1 ? "S'ha creat 1 activitat" : `S'han creat ${count(number, 'activitat', 'activitats')}`,
} as const;

const unknown = {
  marc: 'No hi ha cap marc que es digui',
  area: 'No hi ha cap àrea que es digui',
  centre_id: 'No hi ha cap centre que es digui',
  oficina_id: 'No hi ha cap oficina que es digui',
} as const;

export function getActivitatIssueText(issue: ActivitatIssue): string {
  if (issue.code === 'rule') return getRuleIssueText(issue.rule);
  return getLineIssueText(issue, {
    columns: 'Té més de vuit columnes',
    unknown,
    forbidden: () => 'No pots crear activitats en aquesta oficina',
    same: 'La mateixa activitat que',
    issues: activitatIssues,
    labels: activitatFields,
  });
}
