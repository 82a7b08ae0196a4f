import type { ActorRefFrom, AnyActorRef } from 'xstate';
import { DEFAULT_DATA_RULES } from '../../domain/nouns/dataRules';
import type { catalogsMachine } from '../../machines/services/catalogs';
import type { createList } from '../../machines/kit/list';
import type { navigationMachine } from '../../machines/navigation/navigation';
import type { Prefill, ScreenInput } from '../../machines/kit/screen';

type List = ActorRefFrom<ReturnType<typeof createList<Prefill['row']>>>;
type Children = {
  navigation?: ActorRefFrom<typeof navigationMachine>;
  catalogs?: ActorRefFrom<typeof catalogsMachine>;
} & Record<string, List | undefined>;

export function withPrefill(input: ScreenInput, root: AnyActorRef): ScreenInput {
  const children = root.getSnapshot().children as Children;
  const behind = children.navigation?.getSnapshot().context.behind;
  const page = behind && children[behind.id]?.getSnapshot().children.rows?.getSnapshot().context.data;
  const row = page?.data.find(({ id }) => id === Number(input.params['id']));
  const rules = children.catalogs?.getSnapshot().children.dataRules?.getSnapshot().context.data;
  return row ? { ...input, prefill: { row, rules: rules ?? DEFAULT_DATA_RULES } } : input;
}
