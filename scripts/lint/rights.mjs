import { dirname, relative, resolve } from 'node:path';
import { rooms } from './rooms.mjs';

/** @typedef {'value' | 'type' | 'dynamic'} Kind */
/** @typedef {{ file: string, source: string, kind: Kind }} Import the importing file's path from the project's root, with `/` */

/** @param {string} path @param {string} root */
const isWithin = (path, root) => path === root || path.startsWith(root.endsWith(':') ? root : `${root}/`);

/** The most specific room of a path: its row, its folder and its rights. @param {string} path */
function findRoom(path) {
  const found = Object.keys(rooms)
    .toSorted((a, b) => b.length - a.length)
    .map((key) => ({ key, root: new RegExp(`^${key.replace('*', '[^/]+')}(?=/|$)`).exec(path)?.[0] }))
    .find(({ root }) => root !== undefined);
  return found && { key: found.key, root: String(found.root), rights: rooms[found.key] ?? [] };
}

/** @param {string} right */
function readRight(right) {
  const [what = '', only] = right.split(' ').toReversed();
  return { what, only };
}

/** @param {string} right @param {string} target @param {Kind} kind */
function isAllowed(right, target, kind) {
  const { what, only } = readRight(right);
  return (what === '*' || isWithin(target, what)) && (only === undefined || only === kind);
}

/** @param {Import} imported its path from the project's root, or the package */
function findTarget({ file, source }) {
  const bare = source.replace(/[?#].*$/, '');
  return bare.startsWith('.') ? relative('/', resolve('/', dirname(file), bare)) : bare;
}

/** The reason against an import, or undefined when it is allowed. @param {Import} imported */
export function findReason(imported) {
  const { file, kind } = imported;
  const target = findTarget(imported);
  const room = findRoom(file);
  if (!room) return 'This folder is no room yet: give it a row in scripts/lint/rooms.mjs.';
  if (isWithin(target, room.root) || room.rights.some((right) => isAllowed(right, target, kind)))
    return undefined;
  return `${room.root} may not import ${target}${kind === 'value' ? '' : ` (${kind})`}: see scripts/lint/rooms.mjs.`;
}

/**
 * Rights that no import needs, as `room: right`; an import needs its kind's unless another allows it.
 * @param {readonly Import[]} imports those of the whole project
 */
export function listUnusedRights(imports) {
  const needed = new Set(
    imports.flatMap((imported) => {
      const target = findTarget(imported);
      const room = findRoom(imported.file);
      if (!room || isWithin(target, room.root)) return [];
      const [right, ...others] = room.rights.filter((each) => isAllowed(each, target, imported.kind));
      const isKind = right !== undefined && (readRight(right).only ?? 'value') === imported.kind;
      return isKind && others.length === 0 ? [`${room.key}: ${right}`] : [];
    }),
  );
  return Object.entries(rooms)
    .flatMap(([key, rights]) => rights.map((right) => `${key}: ${right}`))
    .filter((right) => !needed.has(right));
}
