import type { ActivitatDraft } from '../../../domain/nouns/activitat';
import type { ActivitatIssue, ActivitatRow } from '../../../domain/pages/altaActivitats';
import type { Named } from '../../../domain/values/fields';
import { altaActivitats, getActivitatIssueText } from '../../../text/altaActivitats';
import { formatDay } from '../../../text/ui/dates';
import { joinFacts, type Words } from '../../../text/ui/words';
import { stackFacts } from '../../forms/alta/Facts';
import type { TableColumn } from '../../ui/Table';

const { header } = altaActivitats;

export function describeWhen({ data, hora_inici, hora_fi }: ActivitatDraft): string {
  return joinFacts(data && formatDay(data), [hora_inici, hora_fi].filter(Boolean).join('–'));
}

type Names = { marcs: readonly Named[]; arees: readonly Named[] };

const findName = (list: readonly Named[], id: number | null) => list.find((one) => one.id === id)?.name;

export const listLineColumns = ({ marcs, arees }: Names): TableColumn<ActivitatRow & { id: number }>[] => [
  {
    id: 'title',
    header: header.title,
    body: ({ draft }) => stackFacts(draft.titol, describeWhen(draft)),
    place: 'name',
  },
  {
    id: 'subject',
    header: header.subject,
    body: ({ draft: { marc, area }, centre, oficina }) =>
      stackFacts(joinFacts(findName(marcs, marc), findName(arees, area)), joinFacts(centre, oficina)),
    place: 'date',
  },
];

export const describeIssue = (issue: ActivitatIssue): Words => ({ text: getActivitatIssueText(issue) });
