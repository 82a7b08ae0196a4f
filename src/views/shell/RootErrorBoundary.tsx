import { Component, type ReactNode } from 'react';
import { getRootError } from '../../text/titles';
import { first } from '../../text/ui/firstPage';
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
          <h1>{getRootError(message)}</h1>
        </div>
        <button type="button" className="button button-primary" onClick={() => location.reload()}>
          {first.reload}
        </button>
      </main>
    );
  }
}
