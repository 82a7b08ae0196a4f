/** The records that can be created, changed and deleted: the name of their list, and the resource of their permissions. */
export const NOUNS = {
  activitat: { list: 'activitats', resource: 'activitat' },
  assessoria: { list: 'assessories', resource: 'assessoria' },
  cita: { list: 'cites', resource: 'cita' },
  consulta: { list: 'consultes', resource: 'consulta' },
  professional: { list: 'professionals', resource: 'usuari' },
} as const;
export type Noun = keyof typeof NOUNS;
export type NounList = (typeof NOUNS)[Noun]['list'];
export type NounResource = (typeof NOUNS)[Noun]['resource'];
