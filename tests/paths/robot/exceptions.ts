/** Steps that words alone do not lead through, by machine and title, with the reason. */
export const EXCEPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  deletion: {
    'Tanca o deixa la pàgina': 'Qui deixa la pàgina deixa també la lliçó, que ja no pot marcar-ho.',
  },
};
