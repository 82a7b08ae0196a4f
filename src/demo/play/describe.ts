import type { Move } from '../../../mock-server/demo/moves';
import { getDestination } from '../../machines/navigation/destination';
import type { NavigationContext } from '../../machines/navigation/context';
import { play as texts } from '../text/play';
import { notFoundTitle, pageTitles } from '../../text/pageTitles';
import type { Act } from './playback';

type Access = Pick<NavigationContext, 'routes' | 'status' | 'permissions'>;

const ACTS: Readonly<Record<string, string>> = texts.acts;

/** Label of a field on the page, by its dotted name, which is its id. */
export function findLabel(name: string): string | undefined {
  const field = document.getElementById(name);
  const label =
    document.querySelector(`label[for=${JSON.stringify(name)}]`) ??
    field?.closest('fieldset')?.querySelector('legend');
  return label?.textContent.replace('*', '').trim();
}

function getTitle(path: string, { routes, status, permissions }: Access): string {
  const destination = getDestination(routes, path, status === 'unknown' ? 'signedOut' : status, permissions);
  return destination.kind === 'screen' ? pageTitles[destination.screen] : notFoundTitle;
}

function describeMove(move: Move, access: Access): string {
  if ('go' in move)
    return move.by < 0 ? texts.goesBack : texts.goes(getTitle(move.go.split('?')[0] ?? '', access));
  if ('event' in move) return ACTS[move.event.type] ?? texts.does;
  const names = Object.keys(move.set);
  const labels = names.flatMap((name) => findLabel(name) ?? []);
  if (labels.length > 0) return texts.fills(labels.join(', '));
  return names.length > 0 ? texts.fillsOne : texts.leaves;
}

export const describeAct = ({ moves: [first] }: Act, access: Access): string =>
  first ? describeMove(first, access) : '';
