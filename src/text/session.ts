/** What a person reads at the sign-in after the session ended by itself (the notice of a 401 comes on top). */
export const session = {
  lost: 'La sessió ha acabat',
  lostHelp: 'Torna a iniciar la sessió i continuaràs on eres: el que havies escrit encara hi és.',
  signedOut: 'Has tancat la sessió.',
} as const;
