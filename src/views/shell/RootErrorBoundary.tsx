import { Component, type ReactNode } from 'react';
import { getRootError } from '../../text/titles';
import { first } from '../../text/ui/firstPage';
import './shell.css';

type Props = {
  children: ReactNode;
  /** Content for support; an outer boundary without it catches its errors. */
  help?: (error: unknown) => ReactNode;
};

type State = { thrown: { error: unknown } | null };

/** Milliseconds within which a second error is not the first one's consequence alone. */
const PAUSE = 1_000;

/** Whether a node is not where React put it: a translator or an extension has changed the page. */
const isForeign = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotFoundError';

/** Shows 'Error: {msg}' (spec §2); a page that something else has changed is drawn anew. */
export class RootErrorBoundary extends Component<Props, State> {
  override state: State = { thrown: null };

  #drawnAt = -Infinity;

  static getDerivedStateFromError(error: unknown): State {
    return { thrown: { error } };
  }

  override componentDidCatch(error: unknown) {
    const now = performance.now();
    if (!isForeign(error) || now - this.#drawnAt < PAUSE) return;
    this.#drawnAt = now;
    this.setState({ thrown: null });
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
