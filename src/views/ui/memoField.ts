import { createElement, isValidElement, memo, type ReactNode } from 'react';
import { useStable } from './useStable';

type Props = Readonly<Record<string, unknown>>;

const isPlain = (value: object): value is Props =>
  Object.getPrototypeOf(value) === Object.prototype && !isValidElement(value);

/** Whether two props say the same: themselves, or lists and plain objects of what is the same. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, index) => isSame(each, other[index]));
  if (!isPlain(one) || !isPlain(other)) return false;
  const names = Object.keys({ ...one, ...other });
  return names.every((name) => isSame(one[name], other[name]));
}

type Handlers = {
  onChange: (value: never) => void;
  onBlur?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
};

/**
 * A field that costs much to draw, drawn again only when what it shows is another: its handlers stay the same ones, and
 * options count by what they say.
 */
export function memoField<P extends Handlers>(Field: (props: P) => ReactNode): (props: P) => ReactNode {
  const Memo = memo(Field as (props: Props) => ReactNode, isSame);
  return function Stable(props) {
    const handlers = {
      onChange: useStable(props.onChange),
      onBlur: useStable(() => props.onBlur?.()),
      onFocus: useStable(() => props.onFocus?.()),
    };
    return createElement(Memo, { ...props, ...handlers });
  };
}
