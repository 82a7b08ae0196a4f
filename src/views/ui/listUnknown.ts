/** What is chosen without being an option: others may know more options than this version. Shown as it was sent. */
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
