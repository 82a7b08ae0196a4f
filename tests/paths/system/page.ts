import { pack } from '../../../mock-server/demo/link';
import { toScenario } from '../../../mock-server/demo/scenario';
import { escape, table } from '../report/html';
import { STYLE } from '../report/look';
import { getLateShare } from './describe';
import type { Explored, Found } from './explore';
import { getEmail, type Person } from './people';
import { describeAct } from './words';
import { NOW } from './world';

const LATENCY = 1_500;

const number = (value: number): string => value.toLocaleString('ca', { maximumFractionDigits: 1 });

/** Address that opens a walk as a lesson; a step without a trace is told with the next. */
async function toLink(person: Person, { what, acts }: Found): Promise<string> {
  const now = new Date(NOW).toISOString();
  const steps: { title: string; when: { machine: string; event: string }[] }[] = [];
  let before: string[] = [];
  for (const { name, trace } of acts) {
    before.push(describeAct(name));
    if (!trace) continue;
    steps.push({ title: before.join(' · ').slice(0, 400), when: [trace] });
    before = [];
  }
  const lesson = toScenario({
    title: `Recorregut de prova: ${what}`.slice(0, 400),
    about:
      "Un recorregut de l'informe de proves que trenca una regla. El que no té traça es diu amb el pas següent.",
    anchor: now,
    clock: { at: now },
    latency: LATENCY,
    who: getEmail(person),
    steps,
  });
  return `/demo#e=${await pack(JSON.stringify(lesson))}`;
}

async function writeFound(person: Person, found: Found, demo: string): Promise<string> {
  const { rule, section, says, what, acts, actors } = found;
  const items = acts.map(({ name }) => `<li>${escape(describeAct(name))} <code>${escape(name)}</code></li>`);
  const link = await toLink(person, found);
  return (
    `<section class="broken"><h2>✗ ${escape(rule)}</h2>` +
    `<p>§${escape(section)}: <span lang="en">${escape(says)}</span>. <code>${escape(what)}</code></p>` +
    `<p>${escape(person)} · <a href="${escape(demo + link)}">Obre'l a la demo</a></p>` +
    `<ol>${items.join('')}</ol>` +
    `<h3>Els actors en aquell moment</h3><pre tabindex="0">${escape(actors.join('\n'))}</pre></section>`
  );
}

export async function writePage(
  seed: number,
  all: readonly Explored[],
  tokens: string,
  demo: string,
): Promise<string> {
  const broken = all.flatMap(({ person, found }) => found.map((one) => ({ person, one })));
  const sections: string[] = [];
  for (const { person, one } of broken) sections.push(await writeFound(person, one, demo));
  const rows = all.map((explored) => [
    escape(explored.person),
    ...[explored.walks, explored.steps, Object.keys(explored.states).length].map(number),
    `${number(getLateShare(explored))} %`,
    ...[explored.pairs.length, Object.keys(explored.taken).length, explored.found.length].map(number),
  ]);
  const heads = [
    'Rol',
    'Recorreguts',
    'Passos',
    'Estats',
    'Nous al final',
    "Parells d'estats",
    'Actes per pàgina',
  ];
  const head =
    broken.length === 0
      ? '<p class="mark taken">✓ Cap regla no s\'ha trencat</p>'
      : `<p class="mark missed">✗ Regles trencades: ${broken.length}</p>`;
  return `<!doctype html>
<html lang="ca">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>L'aplicació sencera · Punt Jove</title>
<style>${tokens}${STYLE}</style>
</head>
<body>
<main>
<h1>L'aplicació sencera</h1>
<p class="muted">Llavor ${seed}</p>
${head}
${sections.join('\n')}
${table('Rols', [...heads, 'Regles trencades'], rows)}
</main>
</body>
</html>
`;
}
