import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useAuth } from '../../hooks/actors';
import type { FieldIssues, IssueCode } from '../../domain/values/validation';
import type { AuthContext } from '../../machines/services/auth';
import type { Words } from '../../text/ui/words';
import { focusField } from '../ui/focusField';

type AuthForm<F extends string> = {
  fields: readonly F[];
  findIssues: (values: Record<F, string>) => FieldIssues;
  getText: (field: F, code: IssueCode) => Words;
  send: (values: Record<F, string>) => void;
};

/** A failure that belongs to no field, or not only to one. */
export type Alert = {
  failure: NonNullable<AuthContext['failure']>;
  /** Server messages about fields that the form does not have. */
  unmatched: readonly string[];
};

type Shown = { error?: string; errorLang?: 'es' | undefined };

/** A form read on submit: its own issues, then the server's, at their fields until the value changes. */
export function useAuthForm<F extends string>({ fields, findIssues, getText, send }: AuthForm<F>) {
  const auth = useAuth();
  const context = useSelector(auth, (snapshot) => snapshot.context);
  const isBusy = useSelector(auth, (snapshot) => snapshot.hasTag('busy'));
  const form = useRef<HTMLFormElement>(null);
  const [issues, setIssues] = useState<FieldIssues>({});
  const [changed, setChanged] = useState<{ attempt: number; fields: readonly F[] }>({
    attempt: 0,
    fields: [],
  });
  const { attempts } = context;
  const [before] = useState(attempts);
  const failure = attempts > before ? context.failure : null;

  const refused = fields.find((field) => failure?.fields[field] !== undefined);
  const seen = useRef(attempts);
  useEffect(() => {
    if (seen.current === attempts) return;
    seen.current = attempts;
    if (refused !== undefined) focusField(refused);
  }, [attempts, refused]);

  function read(): Record<F, string> {
    const data = new FormData(form.current ?? undefined);
    const getValue = (field: F) => {
      const value = data.get(field);
      return typeof value === 'string' ? value : '';
    };
    return Object.fromEntries(fields.map((field) => [field, getValue(field)])) as Record<F, string>;
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const values = read();
    const found = findIssues(values);
    setIssues(found);
    const first = fields.find((field) => found[field] !== undefined);
    if (first === undefined) send(values);
    else focusField(first);
  }

  const isResolved = (field: F) => changed.attempt === attempts && changed.fields.includes(field);

  function change(field: F): void {
    if (failure?.fields[field] !== undefined && !isResolved(field)) {
      const others = changed.attempt === attempts ? changed.fields : [];
      setChanged({ attempt: attempts, fields: [...others, field] });
    }
    if (Object.keys(issues).length > 0) {
      const still = findIssues(read());
      setIssues(Object.fromEntries(Object.entries(issues).filter(([name, code]) => still[name] === code)));
    }
  }

  function getShown(field: F): Shown {
    const code = issues[field];
    if (code !== undefined) {
      const { text, lang } = getText(field, code);
      return { error: text, errorLang: lang };
    }
    const error = failure?.fields[field];
    return error === undefined || isResolved(field) ? {} : { error };
  }

  function findAlert(): Alert | null {
    if (failure === null || isBusy) return null;
    if (failure.status !== 422) return { failure, unmatched: [] };
    const names: readonly string[] = fields;
    const unmatched = Object.entries(failure.fields).flatMap(([name, text]) =>
      names.includes(name) ? [] : [text],
    );
    return unmatched.length === 0 && refused !== undefined ? null : { failure, unmatched };
  }

  const alert = findAlert();
  return {
    form,
    submit,
    isBusy,
    alert,
    hasIssues: alert !== null || fields.some((field) => getShown(field).error !== undefined),
    bind: (field: F) => ({
      id: field,
      name: field,
      required: true,
      onChange: () => change(field),
      ...getShown(field),
    }),
  };
}
