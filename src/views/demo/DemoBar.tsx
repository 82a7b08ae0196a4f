import { demo as texts } from '../../text/demo';
import { AllIcons } from '../ui/AllIcons';
import { Banner } from '../ui/Banner';
import { MailedLink } from './MailedLink';
import { ReportLink } from './ReportLink';
import { ResetButton } from './ResetButton';
import { RoleMenu } from './RoleMenu';
import type { SignIn } from './switchTo';
import './DemoBar.css';

/** What the bar needs of the demonstration's server. */
export type Demo = {
  reset: () => void;
  signIns: readonly SignIn[];
  mailedLink: () => string | null;
};

/** The demonstration's bar: its lasting notice, who one is, becoming anybody else, and starting anew. */
export function DemoBar({ demo }: { demo: Demo }) {
  return (
    <AllIcons>
      <Banner note={texts.notice} more={texts.about}>
        <MailedLink read={demo.mailedLink} />
        <RoleMenu signIns={demo.signIns} />
        <ReportLink />
        <ResetButton reset={demo.reset} />
      </Banner>
    </AllIcons>
  );
}
