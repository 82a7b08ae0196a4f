import { useNavigation } from '../../app/actors';
import { shell } from '../../text/shell';
import { Button } from '../shared/Button';
import { Card } from '../shared/Card';
import { StatePanel } from '../shared/StatePanel';

/** In the place of a page whose code did not arrive (spec §8). */
export function LoadFailedPage() {
  const navigation = useNavigation();
  return (
    <Card>
      <StatePanel
        tone="error"
        heading="h1"
        title={shell.loadFailed}
        actions={
          <>
            <Button
              variant="primary"
              icon="refresh"
              onClick={() => navigation.send({ type: 'navigation.retry' })}
            >
              {shell.retry}
            </Button>
            <Button onClick={() => location.reload()}>{shell.reload}</Button>
          </>
        }
      >
        {shell.loadFailedHelp}
      </StatePanel>
    </Card>
  );
}
