import { useState, type ChangeEvent, type KeyboardEvent } from 'react';

type Reading = {
  value: string;
  onChange: (value: string) => void;
  onBlur: (() => void) | undefined;
  show?: (value: string) => string;
  find: (text: string) => string | undefined;
  findMeant: (text: string) => string | undefined;
};

/** State of an input whose text differs from its value: the typed text is kept until it is left. */
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
