import { useEffect, useRef } from 'react';
import { isSame } from '../../domain/values/same';
import { getAt } from '../../machines/kit/form/values';
import { conflict as texts } from '../../text/conflict';
import { Icon } from '../ui/Icon';
import type { DraftForm } from './useDraftForm';
import { useDraftValue } from './useDraftValue';
import { useValueText } from './useValueText';
import './ConflictPanel.css';

export function ConflictPanel({ form }: { form: DraftForm<object> }) {
  const { conflict, attempts } = form;
  const box = useRef<HTMLElement>(null);
  const isOpen = conflict !== null;
  useEffect(() => {
    if (isOpen) box.current?.focus();
  }, [isOpen, attempts]);
  if (!conflict) return null;
  return (
    <section className="conflict" role="alert" aria-labelledby="conflict-title" tabIndex={-1} ref={box}>
      <Icon name="users" />
      <div>
        <h2 id="conflict-title">{texts.title}</h2>
        <p>{texts.help}</p>
        {conflict.fields.map((name) => (
          <Choice key={name} form={form} name={name} mine={conflict.mine} theirs={conflict.theirs} />
        ))}
      </div>
    </section>
  );
}

type ChoiceProps = { form: DraftForm<object>; name: string; mine: object; theirs: object };

function Choice({ form, name, mine, theirs }: ChoiceProps) {
  const toText = useValueText(name);
  const value = useDraftValue<object, unknown>(form, (values) => getAt(values, name));
  const sides = [
    { id: 'mine', title: texts.mine, value: getAt(mine, name) },
    { id: 'theirs', title: texts.theirs, value: getAt(theirs, name) },
  ];
  return (
    <fieldset className="conflict-choice">
      <legend>{form.labels[name] ?? name}</legend>
      {sides.map((side) => (
        <label key={side.id}>
          <input
            type="radio"
            name={`conflict-${name}`}
            checked={isSame(value, side.value)}
            onChange={() => form.set(name, side.value)}
          />
          <b>{side.title}</b>
          <span className="conflict-value">{toText(side.value)}</span>
        </label>
      ))}
    </fieldset>
  );
}
