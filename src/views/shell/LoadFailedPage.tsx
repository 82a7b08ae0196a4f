import { useSelector } from '@xstate/react';
import { useNavigation } from '../../hooks/actors';
import { getNoticeText } from '../../text/notices';
import { shell } from '../../text/shell';
import { first } from '../../text/ui/firstPage';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { StatePanel } from '../ui/StatePanel';
import { AllIcons } from '../ui/AllIcons';

/**
 * In the place of a page whose code did not arrive (spec §8). Browsers keep a file that did not come for missing until the
 * page is loaded again: asking once more is offered only for what is still on its way.
 */
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
          {missing && getNoticeText({ key: 'asset.failed', params: missing }).text} <br />
          {shell.loadFailedHelp}
        </StatePanel>
      </Card>
    </AllIcons>
  );
}
