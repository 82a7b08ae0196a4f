import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Turns a served folder into the next release: every hashed file has another name. */
export function release(www: string): void {
  const assets = join(www, 'assets');
  const toNext = (name: string) => name.replace(/-([\w-]{8})\.(\w+)$/, '-next$1.$2');
  const names = readdirSync(assets).filter((name) => !name.endsWith('.gz'));
  const rename = (text: string) => names.reduce((all, name) => all.replaceAll(name, toNext(name)), text);
  for (const name of names) {
    const next = join(assets, toNext(name));
    renameSync(join(assets, name), next);
    if (/\.(js|css)$/.test(name)) write(next, rename(readFileSync(next, 'utf8')));
  }
  const page = join(www, 'index.html');
  write(page, rename(readFileSync(page, 'utf8')));
}

function write(file: string, text: string): void {
  writeFileSync(file, text);
  writeFileSync(`${file}.gz`, gzipSync(text));
}
