import { Profiler, useEffect, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { useIsDrawn } from '../../../src/views/ui/useIsDrawn';
import { render } from './render';

function Costly({ name, onDrawn }: { name: string; onDrawn?: () => void }) {
  const isDrawn = useIsDrawn();
  useEffect(() => {
    if (isDrawn) onDrawn?.();
  }, [isDrawn, onDrawn]);
  return <p>{isDrawn ? name : '…'}</p>;
}

describe('what costs much to draw', () => {
  test('follows what is around it, one after the other', () => {
    const pictures: string[] = [];
    render(
      <Profiler id="form" onRender={() => pictures.push(document.body.textContent)}>
        <Costly name="a" />
        <Costly name="b" />
        <Costly name="c" />
      </Profiler>,
    );
    expect(pictures).toEqual(['………', 'a……', 'ab…', 'abc']);
  });

  test.each([
    ['waits for it', ['a', 'b', 'd'], 'abd'],
    ['has it', ['a', 'c', 'd'], 'acd'],
  ])('follows though another goes that %s', (_, rest, picture) => {
    function Form() {
      const [names, setNames] = useState(['a', 'b', 'c', 'd']);
      return names.map((name) => (
        <Costly key={name} name={name} onDrawn={() => name === 'a' && setNames(rest)} />
      ));
    }
    render(<Form />);
    expect(document.body.textContent).toBe(picture);
  });
});
