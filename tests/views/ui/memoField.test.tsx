import { expect, test, vi } from 'vitest';
import { memoField } from '../../../src/views/ui/memoField';
import { render } from './render';

type Props = {
  options: readonly { value: number; label: string }[];
  help?: ReturnType<typeof createHelp>;
  onChange: (value: number) => void;
};

const createHelp = (text: string) => <p>{text}</p>;

/** A field, with the props of each drawing of it. */
function show(first: Props) {
  const drawn: Props[] = [];
  const Field = memoField((props: Props) => {
    drawn.push(props);
    return null;
  });
  const draw = render(<Field {...first} />);
  return { drawn, change: (next: Props) => draw(<Field {...next} />) };
}

const ignore = () => {};

test('new options that say the same are no reason to draw again, another label is', () => {
  const { drawn, change } = show({ options: [{ value: 1, label: 'Gràcia' }], onChange: ignore });
  change({ options: [{ value: 1, label: 'Gràcia' }], onChange: ignore });
  expect(drawn).toHaveLength(1);
  change({ options: [{ value: 1, label: 'Sants' }], onChange: ignore });
  expect(drawn).toHaveLength(2);
  change({ options: [], onChange: ignore });
  expect(drawn).toHaveLength(3);
});

test('what stands in it is drawn again, since nobody knows what it says', () => {
  const { drawn, change } = show({ options: [], onChange: ignore, help: createHelp('a') });
  change({ options: [], onChange: ignore, help: createHelp('b') });
  expect(drawn).toHaveLength(2);
});

test('what is done goes to the latest handler, though nothing was drawn since', () => {
  const onChange = vi.fn<(value: number) => void>();
  const { drawn, change } = show({ options: [], onChange: ignore });
  change({ options: [], onChange });
  drawn[0]?.onChange(7);
  expect([drawn.length, onChange.mock.calls]).toEqual([1, [[7]]]);
});
