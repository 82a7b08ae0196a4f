import { useSelector } from '@xstate/react';
import type { ActorRef, Snapshot } from 'xstate';
import type { ChosenNoun } from '../../domain/access/noun';
import type { ListContext, ListEvent } from '../../machines/kit/list';
import type { BulkAct } from '../../domain/pages/bulk';

type ListActor<Row> = ActorRef<
  Snapshot<unknown> & { context: Pick<ListContext<Row>, 'chosen'> },
  ListEvent<Row>
>;

type ChoiceOf<Row> = {
  noun: ChosenNoun;
  getName: (row: Row) => string;
  /** Name of a row with what tells it from others, for a question. */
  getLabel: (row: Row) => string;
  acts: readonly { act: BulkAct; can: (row: Row) => boolean }[];
};

export function useChoice<Row extends { id: number }>(actor: ListActor<Row>, of: ChoiceOf<Row>) {
  const rows = useSelector(actor, ({ context }) => context.chosen);
  const ids = new Set(rows.map(({ id }) => id));
  return {
    ...of,
    rows,
    isChosen: ({ id }: Row) => ids.has(id),
    choose: (chosen: readonly Row[], isChosen: boolean) =>
      actor.send({ type: 'list.choose', rows: chosen, isChosen }),
  };
}
export type ListChoice<Row extends { id: number }> = ReturnType<typeof useChoice<Row>>;
