/** Chosen values that are no option, as sent: the service may have more options than this version. */
export function listUnknown<V extends string | number>(
  options: readonly { value: V }[],
  ...chosen: readonly (V | null)[]
): { value: V; label: string }[] {
  return chosen.flatMap((value) =>
    typeof value === 'string' && value !== '' && !options.some((option) => option.value === value)
      ? { value, label: value }
      : [],
  );
}
