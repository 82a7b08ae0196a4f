/** The records that can be created, changed and deleted. */
export type Noun = 'activitat' | 'assessoria' | 'cita' | 'consulta' | 'professional';
