/** In a file of their own because they load later. */
export const signInLinks = {
  forgot: 'Has oblidat la contrasenya?',
  register: "Registra't",
} as const;
