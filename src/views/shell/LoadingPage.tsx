import { shell } from '../../text/shell';
import { Card } from '../shared/Card';
import { Page } from '../shared/Page';
import { SkeletonForm } from '../shared/SkeletonForm';

/** Inside the frame, while a page's code is on its way; nothing is seen of it for the first moment. */
export function LoadingPage() {
  return (
    <Page>
      <div className="sk-late">
        <Card>
          <SkeletonForm label={shell.loading} />
        </Card>
      </div>
    </Page>
  );
}
