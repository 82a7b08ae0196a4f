import { fold } from '../../domain/values/search';

export type Option<V extends string | number> = {
  value: V;
  label: string;
  disabled?: boolean | undefined;
  /** Heading of adjacent options with the same group. */
  group?: string | undefined;
};

export function filterOptions<O extends { label: string }>(
  options: readonly O[],
  text: string,
): readonly O[] {
  const wanted = fold(text.trim());
  return wanted === '' ? options : options.filter(({ label }) => fold(label).includes(wanted));
}

type Move = 'ArrowDown' | 'ArrowUp' | 'Home' | 'End';

/** Option that a key leads to from the active one. Skips disabled ones and stops at the ends. */
export function moveTo<O extends { disabled?: boolean | undefined }>(
  options: readonly O[],
  active: O | undefined,
  key: Move,
): O | undefined {
  const enabled = options.filter(({ disabled }) => !disabled);
  const at = active ? enabled.indexOf(active) : -1;
  const next = {
    ArrowDown: enabled[Math.min(at + 1, enabled.length - 1)],
    ArrowUp: at < 0 ? enabled.at(-1) : enabled[Math.max(at - 1, 0)],
    Home: enabled[0],
    End: enabled.at(-1),
  };
  return next[key];
}

/** Next option that starts with the typed text; with a single character, after the active one. */
export function findStart<O extends { label: string; disabled?: boolean | undefined }>(
  options: readonly O[],
  active: O | undefined,
  typed: string,
): O | undefined {
  const at = active ? options.indexOf(active) : -1;
  const from = Math.max(typed.length === 1 ? at + 1 : at, 0);
  return [...options.slice(from), ...options.slice(0, from)].find(
    ({ label, disabled }) => !disabled && fold(label).startsWith(fold(typed)),
  );
}
