import { shell } from '../../text/shell';
import { Card } from '../ui/Card';
import { Page } from '../ui/Page';
import { SkeletonForm } from '../ui/SkeletonForm';

/** Inside the frame, while a page's code is loading; invisible for the first moment. */
export function LoadingPage() {
  return (
    <Page>
      <div className="late">
        <Card>
          <SkeletonForm label={shell.loading} />
        </Card>
      </div>
    </Page>
  );
}
