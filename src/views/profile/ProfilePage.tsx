import type { ActorRefFrom } from 'xstate';
import { useSession } from '../../hooks/actors';
import type { profileMachine } from '../../machines/screens/profile';
import { getLabel } from '../../text/options';
import { profile } from '../../text/password';
import { shell } from '../../text/shell';
import { Card } from '../ui/Card';
import { DescriptionList } from '../ui/DescriptionList';
import { FormSection } from '../ui/FormSection';
import { Page } from '../ui/Page';
import { PageHeader } from '../ui/PageHeader';
import { PasswordForm } from './PasswordForm';
import { ReminderSettings } from './ReminderSettings';
import './ProfilePage.css';

export function ProfilePage({ actor }: { actor: ActorRefFrom<typeof profileMachine> }) {
  const user = useSession()?.user;
  return (
    <Page narrow>
      <PageHeader title={profile.title} />
      {user && (
        <Card className="who-am-i">
          <FormSection title={profile.who}>
            <DescriptionList
              items={[
                { label: profile.nom, value: user.nom_complet, strong: true },
                { label: profile.email, value: user.email },
                { label: profile.role, value: getLabel('role', user.role) },
                { label: profile.oficina, value: user.oficina?.nom ?? shell.central },
              ]}
            />
            <p className="field-help">{profile.whoHelp}</p>
          </FormSection>
        </Card>
      )}
      <PasswordForm actor={actor} />
      <ReminderSettings />
    </Page>
  );
}
