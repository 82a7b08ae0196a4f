/** Beside the sign-in form; apart from it, as their code comes later. */
export const signInLinks = {
  forgot: 'Has oblidat la contrasenya?',
  register: "Registra't",
} as const;
