import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useNotifications } from '../../hooks/actors';
import { getNoticeText } from '../../text/notices';
import { Notice } from '../ui/Notice';
import { AllIcons } from '../ui/AllIcons';

/** The notification bar of both layouts (spec §4): its time rests under the pointer and the focus. */
export function NotificationBar() {
  const notifications = useNotifications();
  const notice = useSelector(notifications, ({ context }) => context.notice);
  const bar = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);

  function resume(): void {
    const isWatched = bar.current?.matches(':hover') || bar.current?.contains(document.activeElement);
    if (!isWatched) notifications.send({ type: 'notifications.resume' });
  }

  // Its time begins when it is there to be read.
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

  // The region of a success is there before its text, or that is not read out; an error is an alert by itself.
  return (
    <div
      ref={bar}
      role={notice?.severity === 'error' ? undefined : 'status'}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      }}
    >
      {notice && (
        <AllIcons>
          <Notice
            key={notice.id}
            severity={notice.severity}
            {...getNoticeText(notice.message)}
            onClose={close}
            onPause={() => notifications.send({ type: 'notifications.pause' })}
            onResume={resume}
          />
        </AllIcons>
      )}
    </div>
  );
}
