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
  /** One that says something of the record is another until it is there. */
  title: string | ((original: Original | null, refusal: Refusal | null) => string);
  texts: { loading: string; missing: string; back: string };
  /** The list that one comes from. */
  href: AppPath;
  /** Beside the title of a record that is there. */
  getActions?: (original: Original) => ReactNode;
  /** What there is to read of it where it is not to be changed; without it only the reason is shown. */
  getReadOnly?: (original: Original, refusal: Refusal) => ReactNode;
  /** The form, once something of the record is there. */
  children: (original: Original, title: string) => ReactNode;
};

/** The page of a form over a record that is there already. */
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
