import { expect, test } from 'playwright/test';
import { importJournal } from '../../../src/journal/exchange';
import { listDeclared } from '../declared';
import { getExplored } from '../explored';
import { measure, type Measured } from '../measured';
import { MODELS } from '../models';
import { DRIVERS } from './drivers';
import { writeResult } from './results';
import { runBrowser, runScript } from './run';
import { SCRIPTS } from './scripts';
import { TOUR } from './tour';

for (const driver of DRIVERS) {
  test(driver.machine, async ({ browser }) => {
    test.setTimeout(120_000);
    const model = MODELS.find(({ machine }) => machine.id === driver.machine);
    if (!model) throw new Error(`no model of ${driver.machine}`);
    const result = await runBrowser(getExplored(model), driver, browser);
    writeResult(driver.machine, result, test.info().config.shard);
    const { steps, expected, seen } = result.divergence ?? {};
    expect({ steps, expected, seen }).toEqual({});

    const measured = new Map<string, Measured>();
    for (const journal of result.journals) measure(importJournal(journal), measured);
    const taken = measured.get(driver.machine)?.taken;
    const missed = listDeclared(model.machine).flatMap(([name]) => (taken?.has(name) ? [] : [name]));
    expect(missed.toSorted()).toEqual(Object.keys(result.left).toSorted());
  });
}

for (const script of [...SCRIPTS, ...TOUR]) {
  test(script.name, async ({ browser }) => {
    const result = await runScript(script, browser);
    writeResult(script.name, result, test.info().config.shard);
    const { expected, seen } = result.divergence ?? {};
    expect({ expected, seen }).toEqual({});
  });
}
