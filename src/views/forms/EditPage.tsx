import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRef, Snapshot } from 'xstate';
import type { Refusal } from '../../domain/access/access';
import type { Noun } from '../../domain/access/noun';
import type { AppPath } from '../../domain/access/routes';
import { RecordPage, type RecordPageProps } from './RecordPage';

type EditPageProps<Original> = Pick<RecordPageProps, 'action'> & {
  actor: RecordPageProps['actor'] &
    Pick<
      ActorRef<
        Snapshot<unknown> & { context: { original: Original | null; refusal: Refusal | null } },
        never
      >,
      'getSnapshot' | 'subscribe'
    >;
  noun: Exclude<Noun, 'cita'>;
  /** A function if the title depends on the record, which is null until it is known. */
  title: string | ((original: Original | null, refusal: Refusal | null) => string);
  texts: { loading: string; missing: string; back: string };
  href: AppPath;
  getActions?: (original: Original) => ReactNode;
  /** View of a record that cannot be changed; by default only the reason is shown. */
  getReadOnly?: (original: Original, refusal: Refusal) => ReactNode;
  children: (original: Original, title: string) => ReactNode;
};

export function EditPage<Original>(props: EditPageProps<Original>) {
  const { actor, action, noun, texts, href, getActions, getReadOnly, children } = props;
  const original = useSelector(actor, ({ context }) => context.original);
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const title = typeof props.title === 'string' ? props.title : props.title(original, refusal);
  return (
    <RecordPage
      actor={actor}
      title={title}
      actions={original && getActions?.(original)}
      action={action}
      loading={texts.loading}
      loadFailed={`${noun}.loadFailed`}
      missing={texts.missing}
      back={{ href, label: texts.back }}
      readOnly={original && refusal && getReadOnly?.(original, refusal)}
    >
      {original && children(original, title)}
    </RecordPage>
  );
}
