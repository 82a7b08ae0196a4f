const FOCUSABLE = 'input, select, textarea, button, a[href], [tabindex]';

/** Focuses the field with an id, or the first control of a group. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  const target = field.matches(FOCUSABLE) ? field : field.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus();
}
