import { relative } from 'node:path';
import { findReason } from './rights.mjs';

/** @typedef {import('./rights.mjs').Kind} Kind */

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
      const message = findReason({ file, source: name, kind });
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
        const isGlob = node.object.type === 'MetaProperty' && String(node.property.name).startsWith('glob');
        if (isGlob) check(node, undefined, 'dynamic');
      },
    };
  },
};

export default { meta: { name: 'rooms' }, rules: { imports } };
