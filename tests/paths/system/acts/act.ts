import type { AnyEventObject } from 'xstate';
import type { Live } from '../look';
import type { World } from '../world';

/** Who or what acts; a walk chooses the kind first. */
export type Kind = 'answer' | 'readFailure' | 'writeFailure' | 'code' | 'page' | 'address' | 'time' | 'tab';

/** Something that can happen now, with a name that is the same in every walk. */
export type Act = { name: string; kind: Kind; run: () => void | Promise<void> };

/** What is typed; no address, storage or journal may hold it. */
export const NOTE = 'Zqescrit';

/** A path with the ids of records left out. */
export const toPattern = (path: string): string => path.replaceAll(/\/\d+/g, '/{id}');

/** Whether an actor would do something with an event. */
export const can = ({ snapshot }: Live, event: AnyEventObject): boolean => snapshot.can(event);

/** An event that a person sends to an actor of the page, as far as it takes it. */
export const press = (live: Live | undefined, event: AnyEventObject, name = event.type): Act[] =>
  live && can(live, event) ? [{ name, kind: 'page', run: () => live.actor.send(event) }] : [];

/** A link of the page. */
export const follow = ({ browser }: World, path: string, name = `follow ${toPattern(path)}`): Act => ({
  name,
  kind: 'address',
  run: () => browser.follow(path),
});
