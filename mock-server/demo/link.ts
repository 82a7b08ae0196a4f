async function pass(bytes: Uint8Array<ArrayBuffer>, through: GenericTransformStream): Promise<ArrayBuffer> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const stream = new Blob([bytes]).stream().pipeThrough(through as ReadableWritablePair);
  // A Response would do it too, but Firefox logs an error of its own for damaged bytes.
  await stream.pipeTo(
    new WritableStream({ write: (part: Uint8Array<ArrayBuffer>) => void parts.push(part) }),
  );
  return new Blob(parts).arrayBuffer();
}

export async function pack(text: string): Promise<string> {
  const bytes = await pass(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const signs = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Text of a packed string; null if it is damaged. */
export async function unpack(signs: string): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(atob(signs.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    );
    return new TextDecoder('utf-8', { fatal: true }).decode(
      await pass(bytes, new DecompressionStream('deflate-raw')),
    );
  } catch {
    return null;
  }
}
