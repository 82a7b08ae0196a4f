import { describe, expect, test } from 'vitest';
import { assessoriaMachine } from '../../../src/machines/screens/assessoria';
import { assessoria } from '../support/samples';
import { open, playServer } from '../support/screens';

const { answer, getCalls } = playServer();

describe('the detail of an assessoria (spec §2)', () => {
  test('loads the one that the address names, and again when it is deleted', async () => {
    const on = open(assessoriaMachine);
    expect(getCalls()).toEqual(['GET assessories/12']);
    await answer(assessoria);
    expect(on.getChild('assessoria')).toMatchObject({ value: 'success', context: { data: assessoria } });
    on.actor.send({ type: 'record.deleted', noun: 'assessoria', ids: [12] });
    expect(getCalls()).toEqual(['GET assessories/12']);
  });
});
