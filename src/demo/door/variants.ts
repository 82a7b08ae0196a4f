import type { Scenario } from '../../../mock-server/demo/scenario';

type Named = { id: string; scenario: Scenario };

/** Scenarios of one situation, each with the words that only its title has: 'laboral', "d'habitatge". */
export type Variants = { title: string; variants: readonly (Named & { own: string })[] };

const split = (title: string): string[] => title.split(' ');

/** Groups scenarios with the same explanation; a group's title is what its titles begin with. */
export function groupVariants(scenarios: readonly Named[]): Variants[] {
  const abouts = [...new Set(scenarios.map(({ scenario }) => scenario.about))];
  return abouts.map((about) => {
    const group = scenarios.filter(({ scenario }) => scenario.about === about);
    const titles = group.map(({ scenario }) => split(scenario.title));
    const [first = []] = titles;
    const differs = first.findIndex((word, at) => titles.some((title) => title[at] !== word));
    const shared = differs === -1 ? first.length : differs;
    return {
      title: first.slice(0, shared).join(' '),
      variants: group.map((each) => ({ ...each, own: split(each.scenario.title).slice(shared).join(' ') })),
    };
  });
}
