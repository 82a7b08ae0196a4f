import { useSession } from '../../hooks/actors';
import { findChangeIssues, type ChangeDraft } from '../../domain/values/password';
import { passwordFields } from '../../text/fields';
import { password, profile } from '../../text/password';
import { ui } from '../../text/ui/components';
import { DraftPassword } from '../forms/DraftInput';
import { FormCard } from '../forms/FormCard';
import { issueTexts } from '../../text/validation';
import { toWords } from '../forms/issues';
import { PasswordFields } from '../forms/PasswordFields';
import { useDraftForm, type DraftActor } from '../forms/useDraftForm';
import { FormSection } from '../ui/FormSection';

const FIELDS = ['current_password', 'password', 'password_confirmation'];
const REQUIRED = new Set(FIELDS);

const findIssues = (draft: ChangeDraft) => toWords(issueTexts.profile, findChangeIssues(draft));

export function PasswordForm({ actor }: { actor: DraftActor<ChangeDraft> }) {
  const email = useSession()?.user.email;
  const form = useDraftForm<ChangeDraft>({
    actor,
    fields: FIELDS,
    labels: passwordFields,
    required: REQUIRED,
    findIssues,
  });
  return (
    <FormCard
      form={form}
      title={profile.title}
      submit={password.submit}
      texts={{ saving: password.submitting, cancel: profile.cancel }}
      cancelHref="/"
      className="own-password-form"
    >
      <FormSection title={profile.change}>
        <p className="field-help">{`${profile.changeHelp} ${ui.requiredNote}`}</p>
        {/* For password managers, which ask whose password it is. */}
        <input type="text" name="email" value={email ?? ''} autoComplete="username" readOnly hidden />
        <div className="own-password">
          <DraftPassword form={form} name="current_password" autoComplete="current-password" />
          <PasswordFields form={form} />
        </div>
      </FormSection>
    </FormCard>
  );
}
