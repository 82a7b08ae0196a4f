import { Component, type ReactNode } from 'react';
import { shell } from '../../text/shell';
import { Button } from '../shared/Button';
import { Card } from '../shared/Card';
import { StatePanel } from '../shared/StatePanel';

type State = { message: string | null };

/** Shows 'Error: {msg}' in the place of everything when a view throws (spec §2). */
export class RootErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { message: null };

  static getDerivedStateFromError(error: unknown): State {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { message } = this.state;
    if (message === null) return this.props.children;
    return (
      <main className="bare">
        <Card>
          <StatePanel
            tone="error"
            heading="h1"
            title={shell.rootError(message)}
            actions={
              <Button variant="primary" icon="refresh" onClick={() => location.reload()}>
                {shell.reload}
              </Button>
            }
          />
        </Card>
      </main>
    );
  }
}
