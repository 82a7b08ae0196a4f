import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { OLDEST } from './oldestBrowsers.mjs';

/** @typedef {import('./budgets.mjs').Build} Build */

/** Newer features whose absence does no harm, with the reason. @type {Record<string, string>} */
const HARMLESS = {
  'at-rule page': 'paper is printed with the margins of the browser',
  'property size': 'paper is printed as the browser is set',
  'property forced-color-adjust': 'an older browser forces no colours',
  'property scrollbar-color': 'the browser draws its own scrollbars',
  'property scrollbar-width': 'the browser draws its own scrollbars',
  'property text-size-adjust': 'text grows by itself on a turned phone',
  'property text-wrap': 'lines break where they are full',
  'new ClipboardItem': 'the text is copied without its format',
  '.startViewTransition()': 'React asks first, and we use none',
};

/** Methods of ours and of libraries with the name of a newer one. */
const NAMESAKES = ['adopt', 'config', 'isValid', 'number', 'take', 'use', 'when', 'xr'];

/** Interfaces whose methods have names of their own; those of others may be any object's. */
const COMMON =
  /^(AbortSignal|Blob|Clipboard|CSS|Document|Element|Event|EventTarget|File|FormData|Headers|History|HTML\w*Element|Location|Navigator|Node|Performance|Range|Request|Response|Selection|Storage|URL|URLSearchParams|Window)$/;

/**
 * Whether an older browser lacks a feature.
 * @param {any} feature a node of browser-compat-data @param {(prefix: string) => boolean} [isPrefixed]
 */
function isNewer(feature, isPrefixed = () => false) {
  const support = feature?.__compat?.support;
  if (!support) return false;
  return Object.entries(OLDEST).some(([browser, oldest]) => {
    /** @param {any} entry */
    const holds = ({ version_added, version_removed, flags, prefix }) =>
      Number.parseFloat(String(version_added).replace('≤', '')) <= oldest &&
      !(Number.parseFloat(version_removed) <= oldest) &&
      !flags &&
      (prefix === undefined || isPrefixed(prefix));
    return ![support[browser]].flat().some(holds);
  });
}

/** Names of newer features used by styles. @param {string} css @param {any} data */
function* findStyles(css, data) {
  const { properties, selectors, types, 'at-rules': rules } = data.css;
  const preludes = [...css.matchAll(/([^{};]+)\{/g)].map(([, prelude]) => prelude).join('\n');
  /** @type {Record<string, [any, Iterable<RegExpExecArray>]>} */
  const uses = {
    property: [properties, css.matchAll(/[{;]\s*([a-z][\w-]*)\s*:/g)],
    selector: [selectors, preludes.matchAll(/::?([a-z][\w-]*)/g)],
    'at-rule': [rules, preludes.matchAll(/@([a-z-]+)/g)],
  };
  for (const [kind, [features, names]] of Object.entries(uses))
    for (const [, name = ''] of names) {
      if (isNewer(features[name], (prefix) => css.includes(prefix + name))) yield `${kind} ${name}`;
    }
  const functions = Object.assign({}, ...Object.values(types), types);
  for (const [, name = ''] of css.matchAll(/([a-z][\w-]*)\(/g))
    if (isNewer(functions[name])) yield `function ${name}`;
}

/** Methods that every class with such a method has got too late. @param {any} data @returns {Set<string>} */
function listNewerMethods({ api, javascript }) {
  /** @type {[newer: Set<string>, older: Set<string>]} */
  const [newer, older] = [new Set(), new Set()];
  for (const [name, features] of Object.entries({ ...api, ...javascript.builtins })) {
    const isCommon = name in javascript.builtins || COMMON.test(name);
    for (const [member, feature] of Object.entries(features)) {
      const method = member.replace('_static', '');
      if (!isNewer(feature)) older.add(method);
      else if (isCommon) newer.add(method);
    }
  }
  return new Set([...newer].filter((method) => !older.has(method)));
}

/** Names of newer features used by scripts. @param {string} code @param {any} data @param {Set<string>} newer */
function* findScripts(code, { api, javascript }, newer) {
  for (const [, method = ''] of code.matchAll(/(?<!\.)\.([a-zA-Z]\w+)\(/g)) {
    if (newer.has(method)) yield `.${method}()`;
  }
  for (const [, name = ''] of code.matchAll(/\bnew ([A-Z]\w+)/g)) {
    if (isNewer(api[name] ?? javascript.builtins[name])) yield `new ${name}`;
  }
}

/** Data of browser-compat-data, with the methods that are too new. */
export function readFeatures() {
  // Not imported: a command begins before its packages are installed, and tests would compile it for seconds.
  const data = JSON.parse(
    readFileSync(fileURLToPath(import.meta.resolve('@mdn/browser-compat-data')), 'utf8'),
  );
  return { data, newer: listNewerMethods(data) };
}

/** Features of a build that an oldest browser lacks. @param {Pick<Build, 'files'>} build @returns {string[]} */
export function listNewer({ files }, { data, newer } = readFeatures()) {
  /** @type {Set<string>} */
  const found = new Set();
  for (const [path, body] of files) {
    if (path.endsWith('.css')) for (const name of findStyles(String(body), data)) found.add(name);
    if (path.endsWith('.js')) for (const name of findScripts(String(body), data, newer)) found.add(name);
  }
  const known = new Set([...Object.keys(HARMLESS), ...NAMESAKES.map((name) => `.${name}()`)]);
  return [...found].filter((name) => !known.has(name)).toSorted();
}
