export const session = {
  lost: 'La sessió ha acabat',
  why: {
    idle: "S'ha tancat per inactivitat: torna a entrar",
    password: 'Potser la contrasenya nova ja és la bona: entra amb aquesta i, si no, amb la que tenies',
  },
  parked: 'Continuaràs on eres.',
  typed: 'Continuaràs on eres: el que havies escrit encara hi és.',
  signedOut: 'Has tancat la sessió.',
} as const;
