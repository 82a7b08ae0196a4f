import { Component, type ReactNode } from 'react';
import { getRootError } from '../../text/titles';
import { first } from '../../text/ui/firstPage';
import './shell.css';

type Props = {
  children: ReactNode;
  /** What support is told with. Around that there is a boundary without any, which shows nothing when it throws too. */
  help?: (error: unknown) => ReactNode;
};

type State = { thrown: { error: unknown } | null };

/** Shows 'Error: {msg}' in the place of everything when a view throws (spec §2); needs nothing that could fail too. */
export class RootErrorBoundary extends Component<Props, State> {
  override state: State = { thrown: null };

  static getDerivedStateFromError(error: unknown): State {
    return { thrown: { error } };
  }

  override render() {
    const { thrown } = this.state;
    const { children, help } = this.props;
    if (!thrown) return children;
    if (!help) return null;
    const { error } = thrown;
    return (
      <main className="root-error">
        <div role="alert">
          <h1>{getRootError(error instanceof Error ? error.message : String(error))}</h1>
        </div>
        <button type="button" className="button button-primary" onClick={() => location.reload()}>
          {first.reload}
        </button>
        <RootErrorBoundary>{help(error)}</RootErrorBoundary>
      </main>
    );
  }
}
