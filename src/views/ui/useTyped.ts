import { useState, type ChangeEvent, type KeyboardEvent } from 'react';

type Reading = {
  /** What the input holds, or the text itself while that means nothing. */
  value: string;
  onChange: (value: string) => void;
  onBlur: (() => void) | undefined;
  /** A value as a person writes it. */
  show?: (value: string) => string;
  /** The value of a text that is complete. */
  find: (text: string) => string | undefined;
  /** The value of a text that a person is done with, where short forms count too. */
  findMeant: (text: string) => string | undefined;
};

/** What an input needs whose text means something else: its text is the person's until they leave it. */
export function useTyped({ value, onChange, onBlur, show = (same) => same, find, findMeant }: Reading) {
  const [typed, setTyped] = useState(show(value));
  const text = (find(typed) ?? typed) === value ? typed : show(value);

  function settle() {
    const meant = findMeant(text);
    if (meant === undefined) return;
    setTyped(show(meant));
    if (meant !== value) onChange(meant);
  }
  return {
    setTyped,
    input: {
      value: text,
      onChange(event: ChangeEvent<HTMLInputElement>) {
        setTyped(event.target.value);
        onChange(find(event.target.value) ?? event.target.value);
      },
      onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && settle(),
      onBlur() {
        settle();
        onBlur?.();
      },
    },
  };
}
