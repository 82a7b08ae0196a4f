import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import type { Vista } from '../../../domain/pages/calendari';
import type { Day } from '../../../domain/values/madrid';
import { useKeepFocus } from '../../ui/useKeepFocus';
import { findEntrance, findMove, type Moment } from './moves';

export function stopAt(moment: Moment) {
  return { 'data-moment': moment, tabIndex: -1 };
}

const PAGES: Partial<Record<string, 1 | -1>> = { PageUp: -1, PageDown: 1 };

type Stops = {
  view: Vista;
  date: Day;
  /** Shown content, whose change must not lose the focus. */
  content: unknown;
  hasFocus?: RefObject<boolean>;
  onPage?: (direction: 1 | -1) => void;
};

/** Props of an element around calendar buttons: one Tab stop, with arrow keys between the buttons. */
export function useStops({ view, date, content, hasFocus, onPage }: Stops) {
  const { ref, ...kept } = useKeepFocus<HTMLDivElement>(content, hasFocus);
  const left = useRef<Day>(undefined);

  function find() {
    const all = [...(ref.current?.querySelectorAll<HTMLElement>('[data-moment]') ?? [])];
    const own = all.filter(
      (stop) => stop.closest('[data-stops]') === ref.current && !stop.closest('[inert]'),
    );
    // While an appointment is moved, the stops are its targets.
    const targets = own.filter(({ dataset }) => 'target' in dataset);
    const stops = targets.length > 0 ? targets : own;
    const moments = stops.map(({ dataset }) => dataset['moment'] ?? '');
    const columns = stops.map(
      (stop, at) =>
        stop.closest<HTMLElement>('[data-column]')?.dataset['column'] ?? moments[at]?.slice(0, 10) ?? '',
    );
    return { stops, moments, columns, entrance: stops[findEntrance(moments, date)] };
  }

  // At each render, since the current stop may have disappeared.
  useEffect(() => {
    const { stops, entrance } = find();
    if (!entrance) return;
    if (!stops.some(({ tabIndex }) => tabIndex === 0)) entrance.tabIndex = 0;
    if (left.current === undefined || left.current === date) return;
    left.current = undefined;
    if (ref.current?.contains(document.activeElement)) entrance.focus();
  });

  function onFocus({ target }: FocusEvent) {
    kept.onFocus();
    const { stops } = find();
    if (!stops.some((stop) => stop === target)) return;
    for (const stop of stops) stop.tabIndex = stop === target ? 0 : -1;
  }

  function onKeyDown(event: KeyboardEvent) {
    const { stops, moments, columns, entrance } = find();
    const at = stops.findIndex((stop) => stop === event.target);
    if (at < 0 && event.target !== ref.current) return;
    if (event.altKey || event.shiftKey || event.metaKey) return;
    const page = PAGES[event.key];
    const key = event.ctrlKey ? `Ctrl+${event.key}` : event.key;
    const next = findMove(key, moments, Math.max(at, 0), view, columns);
    if (page && onPage) {
      left.current = date;
      onPage(page);
    } else if (next !== undefined) {
      (at < 0 ? entrance : stops[next])?.focus();
    } else return;
    event.preventDefault();
  }

  return { ...kept, ref, onFocus, onKeyDown, 'data-stops': true };
}
