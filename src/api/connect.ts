import { setConnection, type Connection } from './http';

/** Sets the API's address and the source of the token; called once at start. */
export function connect(to: Connection): void {
  setConnection(to, async (answer, call, token) => {
    // Few services need this code.
    const { completeRelations } = await import('./relationRecords');
    return completeRelations(answer, call, token);
  });
}
