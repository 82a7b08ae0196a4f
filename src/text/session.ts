/** Reason for signing in again, around the text of a 401. */
export const session = {
  lost: 'La sessió ha acabat',
  idle: "S'ha tancat per inactivitat: torna a entrar",
  parked: 'Continuaràs on eres.',
  typed: 'Continuaràs on eres: el que havies escrit encara hi és.',
  signedOut: 'Has tancat la sessió.',
} as const;
