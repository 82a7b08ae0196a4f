import { shell } from '../../text/shell';
import { Card } from '../shared/Card';
import { Page } from '../shared/Page';
import { SkeletonForm } from '../shared/SkeletonForm';

/** While a page's code is on its way. */
export function LoadingPage() {
  return (
    <Page>
      <Card>
        <SkeletonForm label={shell.loading} />
      </Card>
    </Page>
  );
}
