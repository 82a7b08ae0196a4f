export type Outcome = {
  /** Texts of notices, of failed parts, and above forms. */
  told: string[];
  sent: number;
  isDone: boolean;
  isOut: boolean;
  /** Whether unsaved input is still there. */
  isKept: boolean;
};

const SILENCE = 'nothing is said';

function tellEnd({ told, isDone, isOut, sent }: Outcome): string {
  const then = [isDone && 'done', isOut && 'the session is over', sent > 1 && `sent ${sent} times`];
  return [told.join('; ') || SILENCE, ...then.filter(Boolean)].join(' · ');
}

/** The table as text: by fault, what a person learns, how it goes on, and the calls. */
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

/** Texts of the table for a call and a fault, in order. */
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
