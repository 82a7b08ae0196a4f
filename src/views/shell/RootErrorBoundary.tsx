import { Component, type ReactNode } from 'react';
import { rootError } from '../../text/titles';
import './shell.css';

type State = { message: string | null };

/** Shows 'Error: {msg}' in the place of everything when a view throws (spec §2); needs nothing that could fail too. */
export class RootErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { message: null };

  static getDerivedStateFromError(error: unknown): State {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { message } = this.state;
    if (message === null) return this.props.children;
    return (
      <main className="root-error">
        <div role="alert">
          <h1>{rootError.title(message)}</h1>
        </div>
        <button type="button" className="button button-primary" onClick={() => location.reload()}>
          {rootError.reload}
        </button>
      </main>
    );
  }
}
