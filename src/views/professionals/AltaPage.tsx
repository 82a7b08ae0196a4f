import { useSelector } from '@xstate/react';
import { useSession } from '../../hooks/actors';
import { refuseInOffice } from '../../domain/access/access';
import { alta } from '../../text/alta';
import { getRefusalText } from '../../text/refusals';
import { MissingCatalog } from '../list/MissingCatalog';
import { ButtonLink } from '../ui/ButtonLink';
import { Card } from '../ui/Card';
import { Page } from '../ui/Page';
import { PageHeader } from '../ui/PageHeader';
import { StatePanel } from '../ui/StatePanel';
import { CreatedCard } from './alta/CreatedCard';
import { LinesCard } from './alta/LinesCard';
import { PasteCard } from './alta/PasteCard';
import { useAlta, type AltaActor } from './alta/useAlta';
import './AltaPage.css';

const BACK = { href: '/professionals', label: alta.back } as const;

/** Several new professionals from lines that are pasted out of a spreadsheet. */
export function AltaPage({ actor }: { actor: AltaActor }) {
  const viewer = useSelector(actor, ({ context }) => context.viewer);
  const refusal = refuseInOffice(viewer, 'create', null, 'usuari');
  const oficina = useSession()?.user.oficina?.nom ?? null;
  const { title, reason } = refusal ? getRefusalText(refusal, { create: 'professional' }, oficina) : {};
  return (
    <Page>
      <PageHeader title={alta.title} back={BACK} subtitle={!refusal && alta.subtitle} />
      {title === undefined ? (
        <AltaBoard actor={actor} />
      ) : (
        <Card>
          <StatePanel
            icon="lock"
            title={title}
            actions={<ButtonLink href={BACK.href}>{BACK.label}</ButtonLink>}
          >
            {reason}
          </StatePanel>
        </Card>
      )}
    </Page>
  );
}

function AltaBoard({ actor }: { actor: AltaActor }) {
  const state = useAlta(actor);
  return (
    <div className="alta">
      <PasteCard state={state} />
      <MissingCatalog name="oficines" />
      <MissingCatalog name="professionals" />
      <LinesCard state={state} />
      <CreatedCard state={state} />
    </div>
  );
}
