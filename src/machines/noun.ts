/** The records that several screens show and that one actor acts on for all of them. */
export type Noun = 'activitat' | 'assessoria' | 'cita' | 'consulta' | 'professional';
