import { fromCallback } from 'xstate';
import { describe, expect, test } from 'vitest';
import { idleMachine, type IdleEvent, type WatchEvent } from '../../../src/machines/services/idle';
import { stage } from '../support/stage';

const LOST = { type: 'auth.lost', why: 'idle' };

function open() {
  const done: string[] = [];
  let tell: (event: IdleEvent) => void = () => {};
  const watch = fromCallback<WatchEvent>(({ sendBack, receive }) => {
    tell = sendBack;
    receive(({ type }) => done.push(type));
  });
  const on = stage(
    idleMachine.provide({ actors: { watch }, actions: { giveUp: () => void done.push('giveUp') } }),
  );
  const count = (left: number) => tell({ type: 'idle.counted', left });
  return { ...on, tell, count, takeDone: () => done.splice(0) };
}

function warn() {
  const on = open();
  on.count(60);
  on.count(47);
  return on;
}

describe('an idle session', () => {
  test('the last minute is counted before everybody', () => {
    const on = warn();
    expect([on.getTags(), on.getContext()]).toEqual([['open'], { left: 47 }]);
    expect([on.takeDone(), on.takeSent()]).toEqual([[], []]);
  });

  test('who goes on does so in all tabs', () => {
    const on = warn();
    on.actor.send({ type: 'idle.continue' });
    expect([on.getTags(), on.takeDone(), on.takeSent()]).toEqual([[], ['watch.keep'], []]);
  });

  test('who has gone on in another tab has done so here', () => {
    const on = warn();
    on.tell({ type: 'idle.kept' });
    expect([on.getTags(), on.takeDone(), on.takeSent()]).toEqual([[], [], []]);
  });
});

describe('the session ends', () => {
  test.each([
    ['when the minute is over', warn, (on: ReturnType<typeof open>) => on.count(0)],
    ['when it is over before the warning', open, (on: ReturnType<typeof open>) => on.count(0)],
    [
      'for a person who leaves at once',
      warn,
      (on: ReturnType<typeof open>) => on.actor.send({ type: 'idle.leave' }),
    ],
  ])('%s: in all tabs, at the server, here', (_, start, happen) => {
    const on = start();
    happen(on);
    expect([on.getTags(), on.takeDone(), on.takeSent()]).toEqual([[], ['giveUp', 'watch.end'], [LOST]]);
  });

  test.each([
    ['before', open],
    ['after', warn],
  ])('when another tab has ended it, %s the warning, without informing the tabs again', (_, start) => {
    const on = start();
    on.tell({ type: 'idle.ended' });
    expect([on.getTags(), on.takeDone(), on.takeSent()]).toEqual([[], [], [LOST]]);
  });
});

test('without a watch nothing happens', () => {
  const on = stage(idleMachine);
  on.clock.increment(100_000_000);
  expect([on.getValue(), on.takeSent()]).toEqual(['watching', []]);
});
