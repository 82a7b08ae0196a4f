import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useNavigation } from '../../hooks/actors';
import { getNoticeText } from '../../text/notices';
import { shell } from '../../text/shell';
import { first } from '../../text/ui/firstPage';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { StatePanel } from '../ui/StatePanel';
import { AllIcons } from '../ui/AllIcons';

const reload = () => location.reload();

/**
 * Shown when a page's code did not load (spec §8). Some browsers do not retry a failed file until the page is
 * reloaded, so a retry is offered only for code still loading. Reloads by itself when back online.
 */
export function LoadFailedPage() {
  const navigation = useNavigation();
  const missing = useSelector(navigation, ({ context }) => context.missing);
  const isLate = missing?.type === 'timeout';
  useEffect(() => {
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  return (
    <AllIcons>
      <Card>
        <StatePanel
          tone="error"
          heading="h1"
          title={isLate ? shell.loadTimedOut : shell.loadFailed}
          actions={
            <>
              <Button variant="primary" icon="refresh" onClick={reload}>
                {first.reload}
              </Button>
              {isLate && (
                <Button onClick={() => navigation.send({ type: 'navigation.retry' })}>{shell.retry}</Button>
              )}
            </>
          }
        >
          {missing && getNoticeText({ key: 'asset.failed', params: missing }).text} <br />
          {shell.loadFailedHelp}
        </StatePanel>
      </Card>
    </AllIcons>
  );
}
