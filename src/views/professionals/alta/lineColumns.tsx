import { isCentral } from '../../../domain/nouns/professional';
import type { AltaIssue, AltaRow } from '../../../domain/pages/alta';
import { alta, getAltaIssueText } from '../../../text/alta';
import { getLabel } from '../../../text/options';
import { professionals } from '../../../text/professionals';
import { joinFacts, type Words } from '../../../text/ui/words';
import { stackFacts } from '../../forms/alta/Facts';
import type { TableColumn } from '../../ui/Table';

type Row = AltaRow & { id: number };

const { header } = alta;

function getName({ draft: { nom, cognom, segon_cognom } }: Row): string {
  return [[cognom, segon_cognom].filter(Boolean).join(' '), nom].filter(Boolean).join(', ');
}

export const LINE_COLUMNS: readonly TableColumn<Row>[] = [
  {
    id: 'name',
    header: header.name,
    body: (row) => stackFacts(getName(row), row.draft.email),
    place: 'name',
  },
  {
    id: 'role',
    header: header.role,
    body: ({ draft: { role }, oficina, antena }) =>
      stackFacts(
        role && getLabel('role', role),
        isCentral(role) ? professionals.central : joinFacts(oficina, antena),
      ),
    place: 'date',
  },
];

export const describePerson = (issue: AltaIssue): Words => ({ text: getAltaIssueText(issue) });
