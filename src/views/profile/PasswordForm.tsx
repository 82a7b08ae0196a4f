import { useSession } from '../../hooks/actors';
import { findChangeIssues, type ChangeDraft } from '../../domain/password';
import { passwordFields } from '../../text/fields';
import { password, profile } from '../../text/password';
import { ui } from '../../text/ui/components';
import { DraftField } from '../forms/DraftField';
import { say, type Faults } from '../forms/faults';
import { FormErrors } from '../forms/FormErrors';
import { PasswordFields } from '../forms/PasswordFields';
import { SubmitBar } from '../forms/SubmitBar';
import { useDraftForm, type DraftActor } from '../forms/useDraftForm';
import { Card } from '../ui/Card';
import { FormSection } from '../ui/FormSection';
import { PasswordField } from '../ui/PasswordField';

const FIELDS = ['current_password', 'password', 'password_confirmation'];
const REQUIRED = new Set(FIELDS);

function findFaults(draft: ChangeDraft): Faults {
  return say('profile', findChangeIssues(draft));
}

/** Change of one's own password. */
export function PasswordForm({ actor }: { actor: DraftActor<ChangeDraft> }) {
  const email = useSession()?.user.email;
  const form = useDraftForm<ChangeDraft>({
    actor,
    fields: FIELDS,
    labels: passwordFields,
    required: REQUIRED,
    findFaults,
  });
  return (
    <>
      <FormErrors form={form} title={profile.title} />
      <form {...form.props} className="own-password-form">
        <Card>
          <FormSection title={profile.change}>
            <p className="field-help">
              {profile.changeHelp} {ui.requiredNote}
            </p>
            {/* For password managers, which ask whose password it is. */}
            <input type="text" name="email" value={email ?? ''} autoComplete="username" readOnly hidden />
            <div className="own-password">
              <DraftField form={form} name="current_password">
                {(field) => <PasswordField {...field} autoComplete="current-password" />}
              </DraftField>
              <PasswordFields form={form} />
            </div>
          </FormSection>
          <SubmitBar
            texts={{ submit: password.submit, submitting: password.submitting, cancel: profile.cancel }}
            isBusy={form.isBusy}
            cancelHref="/"
          />
        </Card>
      </form>
    </>
  );
}
