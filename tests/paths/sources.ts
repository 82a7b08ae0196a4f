import { StateMachine, type AnyStateMachine } from 'xstate';
import { groupByFile } from './expected';
import { MODELS } from './models';

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine;

const listExported = (module: Readonly<Record<string, unknown>>): AnyStateMachine[] =>
  Object.values(module)
    .flatMap((value) => (isMachine(value) ? [value] : Object.values(value ?? {})))
    .filter(isMachine);

/** Files that only one machine stands on: its module, or its starter's, and its expected results. */
export async function listSources(): Promise<Record<string, string[]>> {
  const modules = import.meta.glob<Record<string, unknown>>('../../src/machines/**/*.ts');
  const makers = new Map<string, string>();
  const inner: [file: string, machine: AnyStateMachine][] = [];
  for (const [path, load] of Object.entries(modules)) {
    const file = path.replace(/^(\.\.\/)+/, '');
    for (const machine of listExported(await load())) {
      makers.set(machine.id, file);
      const children = Object.values(machine.implementations.actors).filter(isMachine);
      for (const child of children) inner.push([file, child]);
    }
  }
  for (const [file, { id }] of inner) if (!makers.has(id)) makers.set(id, file);
  const expected = [...groupByFile(MODELS)].flatMap(([name, models]) =>
    models.map(({ machine }) => [machine.id, `tests/paths/expected/${name}.txt`] as const),
  );
  return Object.fromEntries(
    expected.map(([id, file]) => {
      const maker = makers.get(id);
      if (maker === undefined) throw new Error(`No module of src/machines makes ${id}.`);
      return [id, [maker, file]];
    }),
  );
}
