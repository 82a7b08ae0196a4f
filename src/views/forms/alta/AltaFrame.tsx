import type { ReactNode } from 'react';
import { refuseInOffice } from '../../../domain/access/access';
import type { Noun } from '../../../domain/access/noun';
import type { Resource } from '../../../domain/access/permissions';
import type { AppPath } from '../../../domain/access/routes';
import { useSession } from '../../../hooks/actors';
import { useViewer } from '../../../hooks/data';
import { getRefusalText } from '../../../text/refusals';
import { ButtonLink } from '../../ui/ButtonLink';
import { Card } from '../../ui/Card';
import { Page } from '../../ui/Page';
import { PageHeader } from '../../ui/PageHeader';
import { StatePanel } from '../../ui/StatePanel';
import './Alta.css';

type AltaFrameProps = {
  noun: Noun;
  resource: Resource;
  texts: { title: string; subtitle: string; back: string };
  href: AppPath;
  children: ReactNode;
};

export function AltaFrame({ noun, resource, texts, href, children }: AltaFrameProps) {
  const refusal = refuseInOffice(useViewer(), 'create', null, resource);
  const oficina = useSession()?.user.oficina?.nom ?? null;
  const { title, reason } = refusal ? getRefusalText(refusal, { create: noun }, oficina) : {};
  return (
    <Page>
      <PageHeader
        title={texts.title}
        back={{ href, label: texts.back }}
        subtitle={!refusal && texts.subtitle}
      />
      {title === undefined ? (
        <div className="alta">{children}</div>
      ) : (
        <Card>
          <StatePanel icon="lock" title={title} actions={<ButtonLink href={href}>{texts.back}</ButtonLink>}>
            {reason}
          </StatePanel>
        </Card>
      )}
    </Page>
  );
}
