import { act, useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useCopyLink } from '../../../src/demo/door/useCopyLink';
import { render, settle } from '../../views/ui/render';

type CopyLink = ReturnType<typeof useCopyLink>;

afterEach(() => void vi.unstubAllGlobals());

/** The hook of a page at an address, and what has been copied there. */
function open(href: string) {
  const copied: string[] = [];
  const writeText = (text: string) => Promise.resolve(void copied.push(text));
  vi.stubGlobal('location', new URL(href));
  vi.stubGlobal('ClipboardItem', undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  let present: CopyLink | undefined;
  function Page() {
    const link = useCopyLink();
    useEffect(() => void (present = link));
    return null;
  }
  render(<Page />);
  async function copy(place: string | Promise<string>): Promise<string | null | undefined> {
    act(() => present?.copy(place));
    await settle();
    return present?.status;
  }
  return { copied, copy };
}

test('each copy says what became of it, in place of the one before', async () => {
  const { copy, copied } = open('https://demo.example.org/llista');
  expect(await copy('?escenari=a')).toBe("L'enllaç ja és al porta-retalls.");
  expect(await copy(`#e=${'a'.repeat(8_000)}`)).toBe('És massa llarg per a un enllaç: desa-ho en un fitxer.');
  expect(await copy('?escenari=b')).toBe("L'enllaç ja és al porta-retalls.");
  expect(await copy(Promise.reject(new Error('no scenario')))).toBe(
    "No s'ha pogut copiar: desa-ho en un fitxer.",
  );
  expect(copied).toEqual([
    'https://demo.example.org/demo?escenari=a',
    'https://demo.example.org/demo?escenari=b',
  ]);
});

test('a page that is a file of a disk has no link, and says so', async () => {
  const { copy, copied } = open('file:///home/jana/punt-jove.html');
  expect(await copy('?escenari=a')).toBe(
    "Aquesta pàgina és un fitxer d'aquest ordinador i no té enllaç: desa-ho en un fitxer.",
  );
  expect(copied).toEqual([]);
});
