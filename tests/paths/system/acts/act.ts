import type { AnyEventObject } from 'xstate';
import type { Live } from '../look';
import type { World } from '../world';

/** Who or what acts; a walk chooses the kind first. */
export type Kind = 'answer' | 'readFailure' | 'writeFailure' | 'code' | 'page' | 'address' | 'time' | 'tab';

/** Possible act, with a name that is the same in every walk. */
export type Act = { name: string; kind: Kind; run: () => void | Promise<void> };

/** What is typed; no address, storage or journal may hold it. */
export const NOTE = 'Zqescrit';

/** A path with the ids of records left out. */
export const toPattern = (path: string): string => path.replaceAll(/\/\d+/g, '/{id}');

export const can = ({ snapshot }: Live, event: AnyEventObject): boolean => snapshot.can(event);

/** Event of a person for an actor of the page, if the actor accepts it. */
export const press = (live: Live | undefined, event: AnyEventObject, name = event.type): Act[] =>
  live && can(live, event) ? [{ name, kind: 'page', run: () => live.actor.send(event) }] : [];

export const follow = ({ browser }: World, path: string, name = `follow ${toPattern(path)}`): Act => ({
  name,
  kind: 'address',
  run: () => browser.follow(path),
});
