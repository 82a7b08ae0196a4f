import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../hooks/actors';
import { getLabel } from '../../text/options';
import { bar as texts } from '../text/bar';
import { AllIcons } from '../../views/ui/AllIcons';
import { Banner } from '../../views/ui/Banner';
import { Button } from '../../views/ui/Button';
import { lazyPart } from '../../views/ui/lazyPart';
import { DoorLink } from '../door/DoorLink';
import { useLeft } from '../door/left';
import { AsideStrip } from '../editor/AsideNote';
import { DemoSync } from './DemoSync';
import { LessonStrip } from '../lesson/LessonStrip';
import { useDeeds, useRecording } from '../lesson/useDeeds';
import { MailedLink } from './MailedLink';
import { PlayStrip } from '../play/PlayStrip';
import { Projector } from '../projector/Projector';
import { ReportLink } from './ReportLink';
import { ResetButton } from './ResetButton';
import { RoleMenu } from './RoleMenu';
import { DemoContext, useDemo, useDemoState, type Demo } from '../useDemo';
import { useKept } from '../useKept';
import './DemoBar.css';

const DemoPanel = lazyPart<'DemoPanel', { onClose: () => void }>(
  'DemoPanel',
  () => import('../panel/DemoPanel'),
  'needed',
);

/** The demo's bar: notice, door, roles, trainers' panel, report viewer and reset. */
export function DemoBar({ demo }: { demo: Demo }) {
  return (
    <AllIcons>
      <DemoContext value={demo}>
        <DemoSync />
        <Projector />
        <Tools />
        <AsideStrip />
        <LessonStrip />
        <PlayStrip />
      </DemoContext>
    </AllIcons>
  );
}

function Tools() {
  const demo = useDemo();
  const { wasOlder } = useDemoState();
  useLeft();
  useDeeds();
  useRecording();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [isProjected] = useKept('projector');
  const user = useSession()?.user;

  useEffect(() => {
    function toggle(event: KeyboardEvent): void {
      if (event.key !== '.' || !event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      setOpen((open) => !open);
    }
    addEventListener('keydown', toggle);
    return () => removeEventListener('keydown', toggle);
  }, []);
  function close(): void {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <>
      <Banner
        note={
          wasOlder
            ? texts.wasOlder
            : isProjected && user
              ? texts.self(user.nom_complet, getLabel('role', user.role))
              : texts.notice
        }
        more={wasOlder || isOpen ? undefined : texts.about}
      >
        <MailedLink read={demo.mailedLink} />
        <DoorLink variant="quiet" className="demo-button">
          <span>{texts.door}</span> <span className="sr">{texts.doorNote}</span>
        </DoorLink>
        <RoleMenu signIns={demo.signIns} />
        <Button
          ref={button}
          className="demo-button"
          variant="quiet"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-keyshortcuts="Control+."
          title={texts.panelKey}
          onClick={() => setOpen(!isOpen)}
        >
          {texts.panel}
        </Button>
        <ReportLink className="demo-report" />
        <ResetButton reset={demo.reset} />
      </Banner>
      {isOpen && <DemoPanel onClose={close} />}
    </>
  );
}
