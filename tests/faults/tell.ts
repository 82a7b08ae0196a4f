/** How a case ends for a person. */
export type Outcome = {
  /** What a notice says, or what stands in the place of what did not come, or above a form. */
  told: string[];
  /** How often the call was sent. */
  sent: number;
  /** Whether it is said that what was asked for is done. */
  isDone: boolean;
  /** Whether there was a session, and is none any more. */
  isOut: boolean;
  /** Whether what was typed still stands, where it is not saved. */
  isKept: boolean;
};

const SILENCE = 'nothing is said';

/** What is said of one case: the same words for all that end alike. */
function tellEnd({ told, isDone, isOut, sent }: Outcome): string {
  const then = [isDone && 'done', isOut && 'the session is over', sent > 1 && `sent ${sent} times`];
  return [told.join('; ') || SILENCE, ...then.filter(Boolean)].join(' · ');
}

/** The whole as a text: by fault, what a person learns, how it goes on, and of which calls that is so. */
export function tellMatrix(matrix: Readonly<Record<string, Readonly<Record<string, Outcome>>>>): string {
  const parts = Object.entries(matrix).flatMap(([fault, outcomes]) => {
    const alike: Record<string, string[]> = {};
    for (const [call, outcome] of Object.entries(outcomes)) (alike[tellEnd(outcome)] ??= []).push(call);
    const rows = Object.entries(alike).flatMap(([end, calls]) => [end, `    ${calls.join('; ')}`]);
    return ['', `# ${fault}`, ...rows];
  });
  const calls = Object.keys(Object.values(matrix)[0] ?? {}).length;
  const faults = Object.keys(matrix).length;
  return [`${calls} ways to make the calls × ${faults} faults: ${calls * faults} cases`, ...parts, ''].join(
    '\n',
  );
}

/** What the document says of a call that meets a fault: each text a person sees, in order. */
export function readTold(
  matrix: string,
  fault: string,
  call: string,
): { texts: string[]; isDone: boolean; isOut: boolean } {
  const [, part = ''] = matrix.split(`\n# ${fault}\n`);
  const lines = part.split('\n\n')[0]?.split('\n') ?? [];
  const place = lines.findIndex((line) => line.trim().split('; ').includes(call));
  const [said = '', ...then] = lines[place - 1]?.split(' · ') ?? [];
  if (said === '') throw new Error(`the table does not say how ${call} ends with: ${fault}`);
  return {
    texts: said === SILENCE ? [] : said.split(' — '),
    isDone: then.includes('done'),
    isOut: then.includes('the session is over'),
  };
}
