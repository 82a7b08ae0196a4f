/** What stands at the end of a list while more of it is on its way: an option that cannot be chosen. */
export function listArriving(
  arriving: string | undefined,
): { value: string; label: string; disabled: true }[] {
  return arriving === undefined ? [] : [{ value: '', label: arriving, disabled: true }];
}
