import { findWords } from '../report/words';

/** Ends of a call in the words of the panel «Formació». */
const ENDS: Readonly<Record<string, string>> = {
  ok: 'respon bé',
  network: 'no arriba',
  lost: 'es fa, però la resposta es perd',
  malformed: 'respon a mitges',
  missing: 'no es pot baixar',
};

const ACTS: readonly [RegExp, string][] = [
  [/^code of (\w+): ok$/, 'Arriba el codi de la pàgina «$1»'],
  [/^code of (\w+): missing$/, 'El codi de la pàgina «$1» no es pot baixar'],
  [/^follow (.*)$/, "Segueix l'enllaç a $1"],
  [/^open (.*)$/, "Escriu $1 a la barra d'adreces"],
  [/^Back$/, 'Enrere, al navegador'],
  [/^Forward$/, 'Endavant, al navegador'],
  [/^reload$/, 'Torna a carregar la pàgina'],
  [/^sign in$/, 'Inicia la sessió'],
  [/^sign in as another$/, 'Inicia la sessió una altra persona'],
  [/^sign in as one who.*$/, 'Inicia la sessió una persona que ha de canviar la contrasenya'],
  [/^sign in with.*$/, 'Inicia la sessió amb una contrasenya que no ho és'],
  [/^sign out$/, 'Prem «Tanca la sessió»'],
  [/^fill in$/, 'Omple el formulari'],
  [/^fill in nothing again$/, 'Deixa el formulari com era'],
  [/^save$/, 'Desa'],
  [/^save and the next$/, 'Desa, i passa al següent'],
  [/^save in spite of a warning$/, 'Desa amb un valor que avisa'],
  [/^save with issues$/, 'Desa amb camps que no són vàlids'],
  [/^a moment passes$/, 'Passa un instant'],
  [/^seven seconds pass$/, 'Passen set segons'],
  [/^half a minute passes$/, 'Passa mig minut'],
  [/^two minutes pass$/, 'Passen dos minuts'],
  [/^the idle minutes.*$/, "Passen els minuts d'inactivitat menys un"],
  [/^midnight passes.*$/, "Passa la mitjanit mentre s'usa una altra pestanya"],
  [/^another tab signs out$/, 'En una altra pestanya es tanca la sessió'],
  [/^another tab signs in as the same$/, 'En una altra pestanya la mateixa persona inicia la sessió'],
  [/^another tab signs in as another$/, 'En una altra pestanya una altra persona inicia la sessió'],
  [/^all is read again$/, 'Torna la línia i es torna a llegir tot'],
  [/^choose a row$/, 'Tria una fila'],
  [/^choose another row$/, 'Tria una altra fila'],
  [/^choose a row no longer$/, 'Deixa de triar la fila'],
];

export function describeAct(name: string): string {
  const [, call, end] = /^((?:GET|POST|PUT|PATCH|DELETE) \S+): (\S+)$/.exec(name) ?? [];
  if (call !== undefined && end !== undefined) return `${call} ${ENDS[end] ?? `respon ${end}`}`;
  for (const [pattern, words] of ACTS) if (pattern.test(name)) return name.replace(pattern, words);
  return findWords(name)?.text ?? name;
}
