import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { LineRow } from '../../../domain/pages/lines';
import type { RequestView } from '../../../hooks/data';
import type { createAlta } from '../../../machines/kit/alta';
import type { BatchResult } from '../../../machines/kit/batch';
import { toRun } from '../../shared/run';

type Machine<Draft> = ReturnType<typeof createAlta<Draft, Readonly<Record<string, string>>>>;

export type AltaActor<Draft> = ActorRefFrom<Machine<Draft>>;

export type TaskView = { state: 'pending' | 'busy' } | BatchResult;

type Catalog = Pick<RequestView<readonly unknown[]>, 'isIdle' | 'isLoading' | 'data'> | undefined;

export const areReading = (catalogs: readonly Catalog[]): boolean =>
  catalogs.some((one) => one === undefined || one.isIdle || (one.isLoading && one.data.length === 0));

/**
 * A page's lines as understood, what was created so far, and the run.
 * @param readRows stable; null while lists that lines are compared with are missing
 */
export function useLines<Draft, Row extends LineRow<Draft, unknown>>(
  actor: AltaActor<Draft>,
  readRows: ((text: string) => Row[]) | null,
) {
  const text = useSelector(actor, ({ context }) => context.text);
  const created = useSelector(actor, ({ context }) => context.created);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isCreating = useSelector(actor, (snapshot) => snapshot.hasTag('creating'));
  const batch = useSelector(actor, ({ children }) => children.batch);
  const snapshot = useSelector(batch, (current) => current);
  const run = snapshot && toRun(snapshot);
  const rows = useMemo(() => readRows?.(text) ?? [], [readRows, text]);

  function getView(key: string): TaskView {
    return key === run?.key ? { state: 'busy' } : (snapshot?.context.results[key] ?? { state: 'pending' });
  }
  const ready = rows.filter(({ issues }) => issues.length === 0);

  return {
    text,
    rows,
    ready,
    created,
    isBusy,
    isCreating,
    run,
    getView,
    type: (typed: string) => actor.send({ type: 'alta.type', text: typed }),
    create() {
      const tasks = ready.map(({ source, draft }) => ({ key: source, act: 'create' as const, draft }));
      actor.send({ type: 'alta.create', tasks, count: tasks.length });
    },
    stop: () => actor.send({ type: 'alta.stop' }),
  };
}

export type LinesState<Draft, Row extends LineRow<Draft, unknown>> = ReturnType<typeof useLines<Draft, Row>>;
