import { useSelector } from '@xstate/react';
import { useNavigation } from '../../hooks/actors';
import { getNoticeText } from '../../text/notices';
import { shell } from '../../text/shell';
import { first } from '../../text/ui/firstPage';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { StatePanel } from '../ui/StatePanel';
import { AllIcons } from '../ui/AllIcons';

/** Page whose code did not load (spec §8): browsers repeat a failed module only after a reload. */
export function LoadFailedPage() {
  const navigation = useNavigation();
  const missing = useSelector(navigation, ({ context }) => context.missing);
  const isLate = missing?.type === 'timeout';
  return (
    <AllIcons>
      <Card>
        <StatePanel
          tone="error"
          heading="h1"
          title={isLate ? shell.loadTimedOut : shell.loadFailed}
          actions={
            <>
              <Button variant="primary" icon="refresh" onClick={() => location.reload()}>
                {first.reload}
              </Button>
              {isLate && (
                <Button onClick={() => navigation.send({ type: 'navigation.retry' })}>{shell.retry}</Button>
              )}
            </>
          }
        >
          <span>{missing && getNoticeText({ key: 'asset.failed', params: missing }).text}</span> <br />
          <span>{shell.loadFailedHelp}</span>
        </StatePanel>
      </Card>
    </AllIcons>
  );
}
