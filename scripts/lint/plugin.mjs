import { dirname, relative, resolve } from 'node:path';
import { rooms } from './rooms.mjs';

/** @typedef {'value' | 'type' | 'dynamic'} Kind */

/** @param {string} path @param {string} root */
const isWithin = (path, root) => path === root || path.startsWith(root.endsWith(':') ? root : `${root}/`);

/** The most specific room of a path: its folder and its allowed imports. @param {string} path */
function findRoom(path) {
  const found = Object.keys(rooms)
    .toSorted((a, b) => b.length - a.length)
    .map((key) => ({ key, root: new RegExp(`^${key.replace('*', '[^/]+')}(?=/|$)`).exec(path)?.[0] }))
    .find(({ root }) => root !== undefined);
  return found && { root: String(found.root), entries: rooms[found.key] ?? [] };
}

/** @param {string} entry @param {string} target @param {Kind} kind */
function isAllowed(entry, target, kind) {
  const [what = '', only] = entry.split(' ').toReversed();
  return (what === '*' || isWithin(target, what)) && (only === undefined || only === kind);
}

/**
 * The reason against an import, or undefined when it is allowed.
 * @param {string} file path from the project's root, with `/`
 * @param {string} source as written in the import
 * @param {Kind} kind
 */
function findReason(file, source, kind) {
  const bare = source.replace(/[?#].*$/, '');
  const target = bare.startsWith('.') ? relative('/', resolve('/', dirname(file), bare)) : bare;
  const room = findRoom(file);
  if (!room) return 'This folder is no room yet: give it a row in scripts/lint/rooms.mjs.';
  if (isWithin(target, room.root) || room.entries.some((entry) => isAllowed(entry, target, kind)))
    return undefined;
  return `${room.root} may not import ${target}${kind === 'value' ? '' : ` (${kind})`}: see scripts/lint/rooms.mjs.`;
}

/** @type {any} The parser's nodes have no published types. */
const imports = {
  /** @param {any} context */
  create(context) {
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/');
    if (!file.includes('/')) return {};
    const bound = new Set();

    /** @param {any} node @param {any} source @param {Kind} kind */
    function check(node, source, kind) {
      const name = typeof source?.value === 'string' ? source.value : 'a computed name';
      const message = findReason(file, name, kind);
      if (message) context.report({ node, message });
    }
    /** @param {any} node */
    function refuseReexport(node) {
      if (!file.startsWith('tests/')) {
        context.report({ node, message: 'Import from where it is defined: no re-exports, no barrel files.' });
      }
    }

    return {
      /** @param {any} node */
      ImportDeclaration(node) {
        for (const specifier of node.specifiers) bound.add(specifier.local.name);
        check(node, node.source, node.importKind === 'type' ? 'type' : 'value');
      },
      /** @param {any} node */
      ImportExpression: (node) => check(node, node.source, 'dynamic'),
      /** @param {any} node */
      TSImportType: (node) => check(node, node.source, 'type'),
      ExportAllDeclaration: refuseReexport,
      /** @param {any} node */
      ExportNamedDeclaration(node) {
        const again = node.specifiers.some((/** @type {any} */ specifier) => bound.has(specifier.local.name));
        if (node.source || again) refuseReexport(node);
      },
      /** @param {any} node */
      MemberExpression(node) {
        if (node.object.type === 'MetaProperty' && String(node.property.name).startsWith('glob')) {
          context.report({ node, message: 'import.meta.glob escapes the table of rooms.' });
        }
      },
    };
  },
};

export default { meta: { name: 'rooms' }, rules: { imports } };
