import { Profiler } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { useIsDrawn } from '../../../src/views/ui/useIsDrawn';
import { render } from './render';

function Costly({ name }: { name: string }) {
  return <p>{useIsDrawn() ? name : '…'}</p>;
}

/** What stood in the page after each of its changes. */
const pictures: string[] = [];
const list = (...names: string[]) => (
  <Profiler id="form" onRender={() => pictures.push(document.body.textContent)}>
    {names.map((name) => (
      <Costly key={name} name={name} />
    ))}
  </Profiler>
);

describe('what costs much to draw', () => {
  beforeEach(() => void pictures.splice(0));

  test('follows what is around it, one after the other', () => {
    render(list('a', 'b', 'c'));
    expect(pictures).toEqual(['………', 'a……', 'ab…', 'abc']);
  });

  test('follows also where something else has gone meanwhile, and what comes later', () => {
    const draw = render(list('a', 'b'));
    draw(list('b', 'c'));
    expect(pictures.slice(3)).toEqual(['b…', 'bc']);
  });
});
