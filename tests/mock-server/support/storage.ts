/** A storage for one test; `room` limits its size. */
export function createStorage(room = Infinity): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (name) => items.get(name) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (name) => void items.delete(name),
    setItem(name, value) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      items.set(name, value);
    },
  };
}
