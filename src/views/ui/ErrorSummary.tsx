import { useEffect, useRef, type MouseEvent } from 'react';
import { focusField } from './focusField';
import { Icon } from './Icon';
import './ErrorSummary.css';

type ErrorSummaryProps = {
  title: string;
  /** One per field, in the order of the page, with the field's id. */
  errors: readonly { id: string; message: string; lang?: 'es' | undefined }[];
  detail?: string | undefined;
  /** Number of the attempt; the summary takes the focus again when it changes. */
  attempt?: unknown;
};

export function ErrorSummary({ title, errors, detail, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [attempt]);

  function follow(event: MouseEvent, id: string) {
    event.preventDefault();
    focusField(id);
  }

  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box}>
      <Icon name="warning" />
      <div>
        <h2>{title}</h2>
        {detail && <p>{detail}</p>}
        {errors.length > 0 && (
          <ul>
            {errors.map(({ id, message, lang }) => (
              <li key={id}>
                <a href={`#${id}`} lang={lang} onClick={(event) => follow(event, id)}>
                  {message}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
