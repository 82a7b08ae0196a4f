import { FilterService } from 'primereact/api';
import type { KeyboardEvent } from 'react';

type List<Option> = {
  panel: HTMLElement | null | undefined;
  options: readonly Option[];
  take: (option: Option) => void;
};

const KEYS = ['Enter', 'ArrowDown', 'ArrowUp'];

/**
 * A key in the filter of an open list. PrimeReact narrows the list a moment after the text: what is active until then is
 * another option, so arrows wait, and Enter takes the first match as long as none is active.
 */
export function takeFirstMatch<Option extends { label: string; disabled?: boolean | undefined }>(
  event: KeyboardEvent,
  list: List<Option>,
): void {
  const { panel, options, take } = list;
  const text = panel?.querySelector('input')?.value.trim();
  if (!panel || !text || !KEYS.includes(event.key)) return;
  const matches: Option[] = FilterService.filter([...options], ['label'], text, 'contains');
  const shown = [...panel.querySelectorAll('[role="option"]')];
  const isNarrowed =
    shown.length === matches.length && matches.every(({ label }, at) => shown[at]?.textContent === label);
  const isActive = shown.some((option) => option.classList.contains('p-focus'));
  if (isNarrowed && (isActive || event.key !== 'Enter')) return;

  event.preventDefault();
  event.stopPropagation();
  const first = matches.find(({ disabled }) => !disabled);
  if (event.key === 'Enter' && first) take(first);
}
