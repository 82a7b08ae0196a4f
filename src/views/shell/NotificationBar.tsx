import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { useNotifications } from '../../hooks/actors';
import { useService } from '../../hooks/services';
import { getNoticeText } from '../../text/notices';
import { report as texts } from '../../text/report';
import { Notice } from '../ui/Notice';
import { AllIcons } from '../ui/AllIcons';
import { BarStack } from '../ui/BarStack';

/** Milliseconds between two checks for the journal, whose code loads after the page. */
const LOOK = 500;

type NotificationBarProps = {
  /** Reference of the notice just opened; undefined before the journal is loaded. */
  findReference: () => string | undefined;
};

/** Notification bar of both layouts (spec §4); its time pauses under the pointer and the focus. */
export function NotificationBar({ findReference }: NotificationBarProps) {
  const notifications = useNotifications();
  const notice = useSelector(notifications, ({ context }) => context.notice);
  const bar = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);

  function resume(): void {
    const isWatched = bar.current?.matches(':hover') || bar.current?.contains(document.activeElement);
    if (!isWatched) notifications.send({ type: 'notifications.resume' });
  }

  // The time starts when the notice is visible.
  useEffect(() => {
    if (notice) resume();
  });

  function close(): void {
    const hadFocus = bar.current?.contains(document.activeElement);
    notifications.send({ type: 'notifications.close' });
    if (!hadFocus) return;
    const target = before.current?.isConnected ? before.current : document.querySelector('main');
    if (target instanceof HTMLElement) target.focus();
  }

  // A success needs a live region that exists before its text; an error is an alert by itself.
  return (
    <BarStack>
      <div
        ref={bar}
        className="bars-top"
        role={notice?.severity === 'error' ? undefined : 'status'}
        onFocus={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
        }}
      >
        {notice && (
          <AllIcons>
            <ShownNotice
              key={notice.id}
              findReference={notice.unexpected ? findReference : null}
              severity={notice.severity}
              {...getNoticeText(notice.message)}
              onClose={close}
              onPause={() => notifications.send({ type: 'notifications.pause' })}
              onResume={resume}
            />
          </AllIcons>
        )}
      </div>
    </BarStack>
  );
}

type ShownNoticeProps = { findReference: (() => string | undefined) | null } & ComponentProps<typeof Notice>;

/** A notice; an unexpected failure has its reference and, with a session, a link to the report. */
function ShownNotice({ findReference, ...notice }: ShownNoticeProps) {
  const report = useService('report');
  const [reference, setReference] = useState(() => findReference?.());
  useEffect(() => {
    if (!findReference || reference !== undefined) return undefined;
    const timer = setInterval(() => setReference(findReference()), LOOK);
    return () => clearInterval(timer);
  }, [findReference, reference]);
  return (
    <Notice
      {...notice}
      reference={reference && texts.reference(reference)}
      action={
        findReference && report
          ? { text: texts.short, label: texts.ask, onPress: () => report.send({ type: 'report.open' }) }
          : undefined
      }
    />
  );
}
