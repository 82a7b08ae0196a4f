/** Page numbers to offer: first, last and three around the current one; null for a gap. */
export function getPages(page: number, last: number): (number | null)[] {
  const middle = Math.max(2, Math.min(page, last - 1));
  const wanted = [1, middle - 1, middle, middle + 1, last].filter((each) => each >= 1 && each <= last);
  const sorted = [...new Set(wanted)].toSorted((a, b) => a - b);
  return sorted.flatMap((each, index) => {
    const before = sorted[index - 1];
    if (before === undefined || each - before === 1) return [each];
    return each - before === 2 ? [each - 1, each] : [null, each];
  });
}
