import { shell } from '../../text/shell';
import { ButtonLink } from '../ui/ButtonLink';
import { Card } from '../ui/Card';
import { StatePanel } from '../ui/StatePanel';
import { AllIcons } from '../ui/AllIcons';

export function NotFoundPage() {
  return (
    <AllIcons>
      <Card>
        <StatePanel
          icon="pin"
          heading="h1"
          title={shell.notFound.text}
          titleLang={shell.notFound.lang}
          actions={
            <ButtonLink href="/" variant="primary" icon="home">
              {shell.goHome}
            </ButtonLink>
          }
        >
          {shell.notFoundHelp}
        </StatePanel>
      </Card>
    </AllIcons>
  );
}
