import { begin, createExplorer, type Explored, type Found } from './explore';
import { PEOPLE, type Person } from './people';

/** Share of the time for trying all acts step by step; the rest is for walks. */
const BROAD = 0.15;

export async function exploreFor(
  explored: Explored,
  ms: number,
  tell: (explored: Explored) => void = () => {},
): Promise<Explored> {
  const start = performance.now();
  const getShare = (): number => (performance.now() - start) / ms;
  const { wander, branch } = createExplorer(explored);
  let told = 0;
  const tellSometimes = (): void => {
    if (performance.now() - told < 20_000) return;
    told = performance.now();
    tell(explored);
  };
  const queue: string[][] = explored.walks === 0 ? [[]] : [];
  while (queue.length > 0 && getShare() < BROAD) {
    queue.push(...(await branch(queue.shift() ?? [])));
    tellSometimes();
  }
  while (getShare() < 1) {
    await wander();
    tellSometimes();
  }
  return explored;
}

/** The first walk, of all people in turn, that breaks a rule; null after too many. */
export async function findBroken(
  rule: string,
  seed: number,
  most: number,
): Promise<{ found: Found; walks: number } | null> {
  const explorers = PEOPLE.map((person: Person) => createExplorer(begin(person, seed)));
  for (let walks = 1; walks <= most; walks += 1) {
    const explorer = explorers[walks % explorers.length];
    await explorer?.wander();
    const found = explorer?.explored.found.find((one) => one.rule === rule);
    if (found) return { found, walks };
  }
  return null;
}
