import type { DraftStep } from '../../../mock-server/demo/recording';

type Steps = readonly DraftStep[];

export const listSteps = (all: Steps): DraftStep[] => all.filter(({ isStep }) => isStep);
export const listOthers = (all: Steps): DraftStep[] => all.filter(({ isStep }) => !isStep);

export function changeStep(all: Steps, id: number, changes: Partial<DraftStep>): DraftStep[] {
  return all.map((step) => (step.id === id ? { ...step, ...changes } : step));
}

/** Moves a step past the one before or after it; what is no step between them stays behind. */
export function moveStep(all: Steps, id: number, by: -1 | 1): DraftStep[] {
  const steps = listSteps(all);
  const from = steps.findIndex((step) => step.id === id);
  const [step, other] = [steps[from], steps[from + by]];
  if (!step || !other) return [...all];
  const rest = all.filter((one) => one !== step);
  return rest.toSpliced(rest.indexOf(other) + (by > 0 ? 1 : 0), 0, step);
}
