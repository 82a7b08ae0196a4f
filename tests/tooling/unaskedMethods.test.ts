import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { cutUnasked, listParts, readParts } from '../../scripts/vite/unasked-methods.mjs';

const CLASS = `var A = _createClass(function A() {}, null, [{
    key: "asked",
    value: function asked(a) {
      return this.within(a);
    }
  }, {
    key: "within",
    value: function within(a) {
      return a;
    }
  }, {
    key: "alone",
    value: function alone(a) {
      return a ? A.alone() : A.onlyOfAlone(a);
    }
  }, {
    key: "onlyOfAlone",
    value: function onlyOfAlone(a) {
      return a;
    }
  }]);`;

const listMethods = (code: string) =>
  [...code.matchAll(/^ {4}key: "(\w+)",\n {4}value: function/gm)].map(([, name]) => name);

test('what others name stays, with what that needs; what only names itself goes, and what it alone needed', () => {
  expect(listMethods(cutUnasked(CLASS, ['A.asked(1)']))).toEqual(['asked', 'within']);
  expect(listMethods(cutUnasked(CLASS, ['A.alone(1)']))).toEqual(['alone', 'onlyOfAlone']);
});

test('of the library every method is there that its parts name, and many others are not', () => {
  const { utils = '', ...others } = readParts(listParts('src'));
  const before = listMethods(utils);
  const cut = cutUnasked(utils, Object.values(others));
  const after = new Set(listMethods(cut));
  parseAst(cut);
  const named = [
    ...Object.values(others)
      .join('\n')
      .matchAll(/(?:DomHandler|ObjectUtils|IconUtils|ZIndexUtils)\.(\w+)/g),
  ]
    .map(([, name = '']) => name)
    .filter((name) => before.includes(name));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => !after.has(name))).toEqual([]);
  expect(before.length - after.size).toBeGreaterThan(40);
});
