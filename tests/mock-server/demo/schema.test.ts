import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { describeScenario } from '../../../mock-server/demo/schema';
import { toFile, toScenario } from '../../../mock-server/demo/scenario';

const AT = '2026-11-16T09:00:00+01:00';
const STEP = { title: 'Fes-ho', when: [{ machine: 'calendar', event: 'xstate.init' }] };
const PLAIN = toScenario({ title: 'Res', anchor: AT, clock: { at: AT }, steps: [STEP] });

const described = JSON.parse(describeScenario());
const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(described);

const DIR = 'mock-server/demo/scenarios';

test.each(readdirSync(DIR))('%s is as the description says', (name) => {
  const scenario: unknown = JSON.parse(readFileSync(`${DIR}/${name}`, 'utf8'));
  expect(validate(scenario) || validate.errors).toBe(true);
});

test('a file that the demo writes is as the description says, also with the name of the description', () => {
  const written: object = JSON.parse(toFile(PLAIN));
  expect(validate({ $schema: 'escenari.schema.json', ...written })).toBe(true);
});

test.each([
  ['another version', { version: 2 }],
  ['no title', { title: '' }],
  ['a step without a condition', { steps: [{ title: 'Fes-ho', when: [] }] }],
  ['an address elsewhere', { path: '//example.org' }],
  ['a status that no server answers', { faults: [{ kind: 'status', status: 7 }] }],
])('the description refuses %s', (_, wrong) => {
  expect(validate({ ...PLAIN, ...wrong })).toBe(false);
});

test('everything that a person writes is explained', () => {
  const { properties } = described;
  const step = properties.steps.items.properties;
  const parts = { ...properties, ...step, ...step.when.items.properties };
  const silent = Object.keys(parts).filter((name) => !parts[name].description);
  expect(silent).toEqual([]);
});
