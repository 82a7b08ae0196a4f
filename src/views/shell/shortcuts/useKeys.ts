import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { listCreations, readShortcut } from '../../../domain/pages/shortcuts';
import { useViewer } from '../../../hooks/data';
import { usePreference } from '../../../hooks/preferences';
import { useService } from '../../../hooks/services';

/** Places where a character is typed, or chooses an entry. */
const TAKEN = 'input, textarea, select, [contenteditable], [role="combobox"], [role="listbox"]';

/** An open dialog or menu keeps the keys to itself. */
const OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Whether single characters are keys in this browser (WCAG 2.1.4). */
export function useSingleKeys(): [boolean, (isOn: boolean) => void] {
  const [stored, store] = usePreference('keys');
  return [stored !== 'off', (isOn) => store(isOn ? 'on' : 'off')];
}

function findSearch(): HTMLElement | null {
  const field = document.querySelector<HTMLElement>('main [type="search"]');
  return field && field.getClientRects().length > 0 ? field : null;
}

export function useKeys(): void {
  const actor = useService('shortcuts');
  const viewer = useViewer();
  const [isOn] = useSingleKeys();
  const [, navigate] = useLocation();

  useEffect(() => {
    if (!actor) return undefined;
    const { send } = actor;
    const creations = listCreations(viewer.permissions);

    function make(event: KeyboardEvent): void {
      const chosen = creations.find(({ letter }) => letter === event.key);
      if (!chosen) return;
      event.preventDefault();
      send({ type: 'shortcuts.close' });
      navigate(chosen.path);
    }

    /** Keeps characters typed before the palette is rendered, which begins with them. */
    function typeAhead(event: KeyboardEvent, q: string): void {
      if (document.querySelector(OPEN)?.contains(document.activeElement)) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key.length === 1) send({ type: 'shortcuts.type', q: q + event.key });
      if (event.key.length === 1 || event.key === 'Enter') event.preventDefault();
    }

    function press(event: KeyboardEvent): void {
      const { target } = event;
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      const now = actor?.getSnapshot();
      if (now?.matches('finding')) return typeAhead(event, now.context.q);
      const isMaking = now?.matches('making');
      // The code of a dialog may still be loading.
      if (!isMaking && (!now?.matches('closed') || document.querySelector(OPEN))) return;
      const isTaken = target instanceof Element && target.closest(TAKEN);
      const shortcut = readShortcut(event, isOn && !isMaking && !isTaken);
      if (isMaking && !shortcut) return make(event);
      if (!shortcut || (shortcut === 'make' && creations.length === 0)) return;
      event.preventDefault();
      const search = shortcut === 'search' ? findSearch() : null;
      if (search) search.focus();
      else if (shortcut === 'find' || shortcut === 'search') send({ type: 'shortcuts.find', viewer });
      else send({ type: `shortcuts.${shortcut}` });
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [actor, viewer, isOn, navigate]);
}
